import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** `npm run matrix`: looks at every page under every condition, and writes `docs/every-visitor.md`. */
const root = resolve(import.meta.dirname, '..');
const report = resolve(root, 'test-results/matrix.json');

type Suite = { title: string; specs: { title: string; ok: boolean }[]; suites?: Suite[] };

spawnSync(
  'playwright',
  ['test', 'visitors/conditions.spec.ts', 'visitors/large-text.spec.ts', '--reporter=json'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  },
);
const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
const conditions = suites.flatMap(({ suites }) => suites ?? []);
const pages = conditions[0]?.specs.map(({ title }) => title) ?? [];
const lines = pages.map((page) => {
  const cells = conditions.map(({ specs }) => (specs.find(({ title }) => title === page)?.ok ? '✓' : '✗'));
  return `| \`${page}\` | ${cells.join(' | ')} |`;
});
writeFileSync(
  resolve(root, 'docs/every-visitor.md'),
  `# Every page, every visitor

Made by \`npm run matrix\` from \`tests/e2e/visitors/\`, where \`conditions.ts\` says what must hold. \`npm test\` runs the same.

| page | ${conditions.map(({ title }) => title).join(' | ')} |
|---|${conditions.map(() => '---').join('|')}|
${lines.join('\n')}
`,
);
const failed = conditions.flatMap(({ specs }) => specs).filter(({ ok }) => !ok).length;
console.log(
  `docs/every-visitor.md: ${pages.length} pages, ${conditions.length} conditions, ${failed} failed.`,
);
process.exitCode = failed > 0 ? 1 : 0;
