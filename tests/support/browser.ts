import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const installed = [
  // Chromium without a window: the tests take half the time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without a window has no back/forward cache. */
const withoutCache = /headless-shell/;

/** `CHROME_PATH`, an installed Chrome or Chromium, or Playwright's own download; null when there is none. */
export function findBrowser(): string | null {
  return candidates()[0] ?? null;
}

function candidates(): string[] {
  const paths = [process.env.CHROME_PATH ?? '', ...installed, chromium.executablePath()];
  return paths.filter((path) => path && existsSync(path));
}

export function findBrowserWithCache(): string | undefined {
  return candidates().find((path) => !withoutCache.test(path));
}

/** Pages are kept for Back and Forward, which Playwright would turn off. */
export function launchWithCache(): LaunchOptions {
  return { ...launchOptions(findBrowserWithCache()), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
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
