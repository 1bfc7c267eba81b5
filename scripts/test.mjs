import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root, run } from './prepare.mjs';
import { readReport } from './test-reports.mjs';

/** `npm test`: everything a change must pass, in the order in which it fails fastest. */
const results = join(root, 'test-results');
const failures = [];
const notTried = [];
let passed = 0;

await install('tests');
rmSync(results, { recursive: true, force: true });
await check('Tools for the tests', 'node', ['scripts/test-tools.ts']);
await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
await check('Types', 'react-router', ['typegen']).then((ok) => ok && check('Types', 'tsc', ['--noEmit']));
await check('Nothing unused', 'knip', []);
section('Build');
await build();
await check('HTML', 'html-validate', ['build/client/**/*.html']);
await suite('Unit and data tests', 'vitest', ['run']);
await suite('Browser tests', 'playwright', ['test']);

for (const { name, why } of failures) {
  section('Failed');
  console.log(`${name}\n${why}`);
}
for (const sentence of notTried) console.log(`\nNot tried: ${sentence}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

function section(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(2, 70 - title.length))}`);
}

async function check(title, command, args) {
  section(title);
  const ok = (await run(command, args).finished) === 0;
  if (ok) passed += 1;
  else failures.push({ name: title, why: `“${[command, ...args].join(' ')}” found something: see above.` });
  return ok;
}

/** A suite counts its own tests; one that fails without saying which counts as one failure. */
async function suite(title, command, args) {
  section(title);
  const code = await run(command, args, { env: { NODE_ENV: 'test' } }).finished;
  const file = join(results, `${command}.json`);
  const report = existsSync(file)
    ? readReport[command](JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [], notTried: [] };
  passed += report.passed;
  failures.push(...report.failures);
  notTried.push(...report.notTried);
  if (code !== 0 && report.failures.length === 0)
    failures.push({ name: title, why: `${command} ended with ${code} and named no test: see above.` });
}
