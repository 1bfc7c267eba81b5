import { spawnSync } from 'node:child_process';
import { firefox } from '#tests/browsers/firefox.ts';
import { findFirefox, findWebKit } from '#tests/browsers/installed.ts';
import { webkit } from '#tests/browsers/webkit.ts';
import { findBrowser, findBrowserWithCache } from '#tests/support/browser.ts';
import { postgresBinaries } from '#tests/support/postgres.ts';

/** What the tests need beyond npm's packages: browsers and a PostgreSQL server. Installs what it can. */
if (!postgresBinaries()) installFromSystem('postgresql');
// Not every system has the small one.
for (const name of ['chromium-headless-shell', 'chromium']) if (!findBrowser()) installFromSystem(name);
// The small one has no back/forward cache.
if (!findBrowserWithCache()) installFromSystem('chromium');
if (!(findBrowserWithCache() ?? downloadBrowser()))
  stop('No browser: install Chrome or Chromium, or name one with CHROME_PATH.');
if (!postgresBinaries()) stop('No PostgreSQL server (15 or newer): install the package postgresql.');
// The main journeys are made in other engines too. Not every system has them: `npm test` then names the missing.
if (!findFirefox()) installFromSystem('firefox-esr');
for (const name of ['webkit2gtk-driver', 'xvfb']) if (!findWebKit()) installFromSystem(name);
for (const { name, missing } of [firefox, webkit]) console.log(missing ?? `${name} is there.`);
console.log('Chromium and PostgreSQL are there.');

function installFromSystem(name: string): void {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  console.log(`Installing ${name} from the system's packages …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

function downloadBrowser(): string | null {
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return findBrowserWithCache() ?? null;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
