import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root, run } from './prepare.mjs';

/** `npm test`: everything a change must pass, in the order in which it fails fastest. */
const results = join(root, 'test-results');
let passed = 0;
let failed = 0;

await install();
rmSync(results, { recursive: true, force: true });
await check('Tools for the tests', 'node', ['scripts/test-tools.ts']);
await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
await check('Types', 'react-router', ['typegen']).then((ok) => ok && check('Types', 'tsc', ['--noEmit']));
await check('Nothing unused', 'knip', []);
section('Build');
await build();
await check('HTML', 'html-validate', ['build/client/**/*.html']);
await suite('Unit and data tests', 'vitest', ['run'], readVitest);
await suite('Browser tests', 'playwright', ['test'], readPlaywright);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function section(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(2, 70 - title.length))}`);
}

async function check(title, command, args) {
  section(title);
  const ok = (await run(command, args).finished) === 0;
  count(ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** A suite counts its own tests; one that ends without a report counts as a failure. */
async function suite(title, command, args, read) {
  section(title);
  const code = await run(command, args, { env: { NODE_ENV: 'test' } }).finished;
  const report = join(results, `${command}.json`);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  count(counts.passed, code === 0 ? counts.failed : Math.max(1, counts.failed));
}

function readVitest({ numPassedTests, numFailedTests, numFailedTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

function readPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function count(good, bad) {
  passed += good;
  failed += bad;
}
