import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  // CI's machine is shared: a test gets a second try there, and is then listed as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() },
});
