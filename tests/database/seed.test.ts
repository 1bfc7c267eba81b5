import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowsOf } from '#tests/support/post-form.ts';

const run = promisify(execFile);
const script = resolve(import.meta.dirname, '../../scripts/seed.ts');

describeOnBothEngines('npm run seed', (subject) => {
  test('spreads demo submissions over all tables, under names that nobody owns', async () => {
    const { stdout } = await run(process.execPath, [script, '--rows', '203'], {
      env: { ...process.env, ...subject.environment },
    });
    expect(stdout).toContain('203 demo submissions');
    const tables = await Promise.all(forms.map(({ table }) => rowsOf(subject, table)));
    expect(tables.map(({ size }) => size)).toEqual([21, 21, 21, 20, 20, 20, 20, 20, 20, 20]);
    const emails = tables.flatMap((rows) => [...rows.values()].map(({ email }) => String(email)));
    expect(emails.filter((email) => !/^[a-z.]+\d+@[a-z]+\.example$/.test(email))).toEqual([]);
  });
});
