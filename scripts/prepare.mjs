// Plain JavaScript: this runs on whatever Node a newcomer has, before the pinned one is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..');
const bin = join(root, 'node_modules', '.bin');

/** Runs a command with the project's own tools, the pinned Node among them, first on the PATH. */
export function run(command, args, { env = {}, quiet = false, input = undefined } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    stdio: [input ?? 'inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const finished = new Promise((done) => {
    child.on('error', () => done(127));
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
  return { child, finished };
}

/**
 * Installs what the lockfile names, unless that is what is there. To start the site is to build and to serve it: what
 * only tests need, a third of it all, comes with the first test. Not `npm ci`: it insists on optional binaries for
 * every platform, and some registries do not carry them all.
 */
export async function install(purpose) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.installed');
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : existsSync(modules) ? 'by hand' : '';
  const after = stampAfter(before, lock, purpose);
  if (before === after) return;
  console.log('Installing packages (about a minute, once) …');
  const options = ['--no-save', '--loglevel=error', '--no-audit', '--no-fund'];
  if (after.endsWith(' start')) options.push('--omit=dev');
  const npm = process.env.npm_execpath;
  const { finished } = npm
    ? run(process.execPath, [npm, 'install', ...options])
    : run('npm', ['install', ...options]);
  if ((await finished) !== 0) leave('The packages could not be installed; the lines above say why.');
  writeFileSync(stamp, after);
}

/** What is there once is not taken away: only who has never had the tools of the tests goes on without them. */
export function stampAfter(before, lock, purpose) {
  const isForStart = purpose === 'start' && (before === '' || before.endsWith(' start'));
  return `${lock} ${isForStart ? 'start' : 'tests'}`;
}

/** Builds the site, unless nothing that goes into it has changed. */
export async function build() {
  const sources = fingerprint();
  const stamp = join(root, 'build', '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the site …');
  const { finished } = run('react-router', ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  if ((await finished) !== 0) leave('The site could not be built; the lines above say why.');
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, sources);
}

const inputs = [
  'app',
  'server',
  'build-tools',
  'pictures',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesOf(join(root, input)))) {
    const isText = /\.(ts|tsx|css|json)$/.test(path);
    // Pictures are many and large: their size and date tell enough.
    const { size, mtimeMs } = statSync(path);
    hash.update(path.slice(root.length)).update(isText ? readFileSync(path) : `${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.includes('.test.'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

export function leave(sentence) {
  console.error(sentence);
  process.exit(1);
}
