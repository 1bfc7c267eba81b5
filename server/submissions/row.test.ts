import { expect, test } from 'vitest';
import { informationRequest } from '#app/forms/definitions/information-request.ts';
import { photographyShort } from '#app/forms/definitions/photography.ts';
import { veterans } from '#app/forms/definitions/veterans.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { parseForm } from '#app/forms/engine/parse.ts';
import { rowOf } from './row.ts';

function rowFor(form: FormDefinition, input: Record<string, unknown>) {
  const parsed = parseForm(form, input);
  if (!parsed.ok) throw new Error(parsed.issues[0].message);
  return rowOf(form, parsed.payload);
}

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'Ana@example.org' };

test('names of a payload become columns; branches are joined, interests are a list', () => {
  const input = {
    ...ana,
    phone: '+1 619 555 0142',
    militaryBranches: ['Army', 'Navy'],
    programInterests: ['AI Bootcamp', 'Discount on ROV'],
  };
  expect(rowFor(veterans, input)).toEqual({
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@example.org',
    phone: '+1 619 555 0142',
    military_branch: 'Army, Navy',
    service_years: null,
    discharge_status: null,
    program_interests: '["AI Bootcamp","Discount on ROV"]',
    additional_info: null,
  });
});

test('nothing chosen is null', () => {
  expect(rowFor(veterans, ana)).toMatchObject({
    phone: null,
    military_branch: null,
    program_interests: null,
  });
});

test('pairs that come with a form are stored as JSON, or null', () => {
  const input = { name: 'Ana', email: 'ana@example.org', subject: 'A class', message: 'When?' };
  expect(rowFor(informationRequest, input)).toMatchObject({ additional_data: null });
  expect(rowFor(informationRequest, { ...input, additional_data: { booth: 7 } })).toMatchObject({
    additional_data: '{"booth":7}',
  });
});

test('a shorter look of a form fills the whole row', () => {
  const input = { name: 'Ana', email: 'ana@example.org', message: 'Headshots' };
  expect(rowFor(photographyShort, input)).toEqual({
    ...input,
    company: null,
    phone: null,
    project_type: null,
  });
});
