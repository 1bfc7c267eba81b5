import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoValues } from '#app/content/demo.ts';

/** `npm run content:check`: every fact that is still a stand-in, to be replaced before going live. */
const content = resolve(import.meta.dirname, '../app/content');
await Promise.all(globSync(`${content}/**/*.ts`).map((file) => import(file)));

for (const { what, value } of demoValues) console.log(`${what.padEnd(44)} ${value}`);
console.log(
  demoValues.length === 0
    ? 'Every fact is real.'
    : `\n${demoValues.length} demo values to replace in app/content/ before going live.`,
);
