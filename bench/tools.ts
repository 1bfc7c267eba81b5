import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where a tool of `bench/package.json` lies; installs them all when it is first asked for. */
export function tool(path: string): string {
  const file = resolve(import.meta.dirname, 'node_modules', path);
  if (existsSync(file)) return file;
  console.log('Installing the tools that only benchmarks and some checks need (once) …');
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  spawnSync('npm', ['ci', ...quiet], { cwd: import.meta.dirname, stdio: 'inherit' });
  return file;
}
