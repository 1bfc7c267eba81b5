import { spawnSync } from 'node:child_process';
import { findBrowser } from '../tests/browser.ts';
import { postgresBinaries } from '../tests/postgres.ts';

/** What the tests need beyond npm's packages: a browser and a PostgreSQL server. Installs what it can. */
const missing = [findBrowser() ? null : 'chromium', postgresBinaries() ? null : 'postgresql'].filter(
  (name): name is string => name !== null,
);
if (missing.length > 0) installFromSystem(missing);
const browser = findBrowser() ?? downloadBrowser();
if (!browser) stop('No browser: install Chrome or Chromium, or name one with CHROME_PATH.');
if (!postgresBinaries()) stop('No PostgreSQL server (15 or newer): install the package postgresql.');
console.log(`Browser and PostgreSQL are there.`);

function installFromSystem(packages: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  console.log(`Installing ${packages.join(' and ')} from the system's packages …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
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
  return findBrowser();
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
