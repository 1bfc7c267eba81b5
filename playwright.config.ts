import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() },
});
