import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  // Nothing is tried twice. On a busy machine everything takes longer, and a test only waits longer.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    // What a failed test did, and when: enough to see where it hung, and hardly slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
