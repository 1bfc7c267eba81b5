import { describe, expect, test } from 'vitest';
import { defineForm } from './define-form.ts';
import { sendErrors } from './messages.ts';
import { parseForm } from './parse.ts';
import { rulesTable } from './rules-table.ts';

describe.each(rulesTable)('$kind', ({ field, broken, kept }) => {
  const form = defineForm({
    id: 'one',
    table: 'contact_submissions',
    title: 'One field',
    page: '/',
    fields: { field },
    button: { idle: 'Send', busy: 'Sending...' },
    messages: { success: 'Sent', ...sendErrors },
    trap: 'refuse',
    answerWithin: { hours: 24 },
  });

  for (const [what, value, problem] of broken)
    test(`refuses ${what}`, () => {
      expect(parseForm(form, { field: value })).toEqual({
        ok: false,
        issues: [{ field: 'field', message: problem }],
      });
    });

  for (const [what, value, stored] of kept)
    test(`takes ${what}`, () => {
      expect(parseForm(form, { field: value })).toEqual({ ok: true, payload: { field: stored } });
    });
});
