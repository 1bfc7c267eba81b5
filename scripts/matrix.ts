import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** `npm run matrix`: looks at every page under every condition, and writes `docs/every-visitor.md`. */
const root = resolve(import.meta.dirname, '..');
const report = resolve(root, 'test-results/matrix.json');

type Step = { title: string; error?: unknown };
type Spec = { title: string; ok: boolean; tests: { results: { steps?: Step[] }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };

spawnSync(
  'playwright',
  ['test', 'visitors/conditions.spec.ts', 'visitors/large-text.spec.ts', '--reporter=list,json'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MATRIX: 'all', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  },
);
const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
const conditions = specsIn(suites).map(({ title, ok, tests }) => ({
  title,
  ok,
  steps: tests[0]?.results[0]?.steps ?? [],
}));
const pages = conditions[0]?.steps.map(({ title }) => title) ?? [];
const rows = pages.map((page) => {
  const cells = conditions.map(({ steps }) => {
    const step = steps.find(({ title }) => title === page);
    return step && !step.error ? '✓' : '✗';
  });
  return `| \`${page}\` | ${cells.join(' | ')} |`;
});
writeFileSync(
  resolve(root, 'docs/every-visitor.md'),
  `# Every page, every visitor

Made by \`npm run matrix\` from \`tests/e2e/visitors/\`, where \`conditions.ts\` says who visits and what must hold for them. \`npm test\` looks at the conditions that take little time.

| page | ${conditions.map(({ title }) => title).join(' | ')} |
|---|${conditions.map(() => '---').join('|')}|
${rows.join('\n')}
`,
);
const failed = conditions.filter(({ ok }) => !ok).map(({ title }) => title);
const count = `${pages.length} pages, ${conditions.length} conditions`;
console.log(
  `docs/every-visitor.md: ${count}, ${failed.length > 0 ? `failed: ${failed.join(', ')}` : 'all hold'}.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

function specsIn(all: Suite[]): Spec[] {
  return all.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])]);
}
