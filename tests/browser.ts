import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Chromium without a window: the tests take half the time in it. It keeps no page for Back. */
const shell = '/usr/bin/chromium-headless-shell';

const installed = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** `CHROME_PATH`, an installed Chrome or Chromium, or Playwright's own download; null when there is none. */
export function findBrowser(without: string[] = []): string | null {
  const candidates = [process.env.CHROME_PATH, ...installed, chromium.executablePath()];
  return candidates.find((path) => path && !without.includes(path) && existsSync(path)) ?? null;
}

export function launchOptions(executablePath = findBrowser()): LaunchOptions {
  if (!executablePath)
    throw new Error('No browser found. `npm test` installs one, or name one with CHROME_PATH.');
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  // Chromium's sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...quiet, ...sandbox] };
}

/** A browser that keeps a page as it was and shows it again with Back, as visitors' browsers do. */
export function launchOptionsWithPageCache(): LaunchOptions {
  return {
    ...launchOptions(findBrowser([shell])),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}
