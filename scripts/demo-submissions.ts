import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Field } from '#app/forms/engine/fields.ts';
import type { Status } from '#app/inbox/statuses.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { searchText } from '#server/submissions/fold-text.ts';
import { newReference } from '#server/submissions/reference.ts';
import { rowOf } from '#server/submissions/row.ts';
import {
  closings,
  companies,
  domains,
  firstNames,
  landings,
  lastNames,
  openings,
  referrers,
  topics,
  wishes,
} from './demo-words.ts';

const statuses: Status[] = [
  'new',
  'new',
  'new',
  'new',
  'in progress',
  'in progress',
  'done',
  'done',
  'done',
  'spam',
];

const days = 90 * 24 * 60 * 60 * 1000;

/** A believable submission that nobody made: names from a list, addresses under .example. */
export function demoRow(form: FormDefinition): SubmissionRow {
  const person = { first: pick(firstNames), last: pick(lastNames), topic: pick(topics) };
  const payload = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, answer(field, person)]),
  );
  const status = pick(statuses);
  const landing = pick(landings);
  const row: SubmissionRow = {
    ...rowOf(form, payload),
    email: String(payload.email),
    id: randomUUIDv7(),
    created_at: new Date(Date.now() - randomInt(days)).toISOString(),
    reference: newReference(),
    status,
    spam_reasons: status === 'spam' ? JSON.stringify(['Marked as spam for this demo.']) : null,
    idempotency_key: null,
    request_hash: null,
    landing_page: landing,
    referrer: pick(referrers),
    utm: landing.includes('utm_') ? JSON.stringify({ source: 'newsletter' }) : null,
    question: randomInt(5) === 0 ? `I am looking for ${person.topic}` : null,
    search_text: null,
    link_hash: null,
    listed_at: null,
  };
  return { ...row, search_text: searchText(form, row) };
}

type Person = { first: string; last: string; topic: string };
type AnswerFor = {
  [Kind in Field['kind']]: (field: Extract<Field, { kind: Kind }>, person: Person) => unknown;
};

const answers: AnswerFor = {
  name: ({ column }, { first, last }) =>
    ({ first_name: first, last_name: last })[column] ?? `${first} ${last}`,
  email: (_, { first, last }) => `${plainLetters(`${first}.${last}`)}${randomInt(1000)}@${pick(domains)}`,
  phone: ({ required }) => sometimes(required, () => `(619) 555-01${randomInt(10, 100)}`),
  line: (field, { topic }) => sometimes(field.mandatory, () => line(field.column, topic)),
  paragraph: ({ mandatory }, { topic }) =>
    sometimes(mandatory, () =>
      [pick(openings), pick(wishes).replace('{topic}', topic), pick(closings)].join(' ').trim(),
    ),
  choice: ({ options }) => sometimes(false, () => pick(options)),
  choices: ({ options }) => options.filter(() => randomInt(3) === 0),
  map: () => null,
};

function answer<Kind extends Field['kind']>(field: Extract<Field, { kind: Kind }>, person: Person): unknown {
  return (answers[field.kind as Kind] as (field: Field, person: Person) => unknown)(field, person);
}

function line(column: string, topic: string): string {
  if (column === 'company') return pick(companies);
  if (column === 'service_years') return String(randomInt(2, 25));
  if (column === 'discharge_status') return 'Honorable';
  return `About ${topic}`;
}

function sometimes<T>(always: boolean | undefined, make: () => T): T | null {
  return always || randomInt(3) > 0 ? make() : null;
}

function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
}

function pick<T>(items: readonly T[]): T {
  return items[randomInt(items.length)] as T;
}
