import { existsSync, globSync } from 'node:fs';

/** The Firefox that is named, which then must be there; else the one that is. */
export function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  return first([
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

/** WebKit's browser, the driver that steers it, and a screen for it in memory, if all three are here. */
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined {
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const browser = first(globSync('/usr/lib*/{,*/}webkit2gtk-4.*/MiniBrowser'));
  const screen = first(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

function first(paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
