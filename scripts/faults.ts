import { parseArgs } from 'node:util';
import { scenarios } from '../tests/faults/all.ts';

/** `npm run faults [-- NAME …] [--rounds N]`: breaks things on purpose and counts what was lost. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. Choose from: ${scenarios.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

let broken = 0;
for (const { name, title, rounds, run } of scenarios) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${title}  (${name})`);
  const started = performance.now();
  const count = Number(values.rounds) || (values.short ? rounds.short : rounds.long);
  for (const { what, value, promise, held } of await run(count, say)) {
    if (!held) broken += 1;
    console.log(`${held ? '  ' : '✗ '}${what.padEnd(44)} ${String(value).padStart(12)}   ${promise}`);
  }
  console.log(`  ${Math.round((performance.now() - started) / 1000)} s`);
}
console.log(broken === 0 ? '\nEvery promise held.' : `\n${broken} promises did not hold.`);
process.exit(broken === 0 ? 0 : 1);

function say(progress: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K  ${progress}\r`);
}
