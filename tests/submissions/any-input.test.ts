import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { parseForm } from '#app/forms/engine/parse.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { inParallel } from '#tests/support/post-form.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { submissionsApp } from '#tests/support/submissions-app.ts';

const cases = 1000;

/** Whatever JSON can hold, in the form's fields and beside them; often enough a value that is right. */
function anyInput(form: FormDefinition): fc.Arbitrary<Record<string, unknown>> {
  const valid = specifiedForms.find(({ id }) => id === form.id)?.payload ?? {};
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '\u0000', '\ud800', '<b>', '&lt;', '$&', '{email}', 'x'.repeat(5001)),
  );
  const fields = Object.fromEntries(
    Object.keys(form.fields).map((name) => [
      name,
      fc.oneof({ weight: 9, arbitrary: fc.constant(valid[name]) }, { weight: 1, arbitrary: odd }),
    ]),
  );
  const beside: Record<string, fc.Arbitrary<unknown>> = { attribution: odd, elapsedMs: odd, form: odd };
  return fc.record({ ...fields, ...beside }, { requiredKeys: [] });
}

describe.each(forms)('the parser, for $id', (form) => {
  test('never throws; what it accepts has exactly the form’s fields and is accepted again unchanged', () => {
    fc.assert(
      fc.property(anyInput(form), (input) => {
        const parsed = parseForm(form, input);
        if (!parsed.ok) {
          expect(parsed.issues.length).toBeGreaterThan(0);
          return;
        }
        expect(Object.keys(parsed.payload)).toEqual(Object.keys(form.fields));
        expect(parseForm(form, parsed.payload)).toEqual(parsed);
      }),
      { numRuns: cases },
    );
  });
});

describeOnBothEngines('whatever is posted', (subject) => {
  test.each(forms)(`$id: ${cases / 2} cases an engine, never a 5xx`, async (form) => {
    const post = submissionsApp(subject);
    const statuses = new Set<number>();
    await inParallel(fc.sample(anyInput(form), cases / 2), async (input) => {
      const { status } = await post(form.table, input);
      statuses.add(status);
    });
    expect([...statuses].sort()).toEqual([201, 422]);
  });
});
