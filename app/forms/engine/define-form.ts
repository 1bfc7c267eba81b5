import type { Field } from './fields.ts';

/** One per form. Named here, so that the compiler knows a submission's table from any other name. */
export type FormTable =
  | 'contact_submissions'
  | 'information_requests'
  | 'photography_submissions'
  | 'aerial_submissions'
  | 'video_generation_submissions'
  | 'graphic_design_submissions'
  | 'ai_visuals_submissions'
  | 'bootcamp_registrations'
  | 'education_applications'
  | 'veterans_applications';

/**
 * A form is plain data, so that one object can make the inputs, the rules, the table, the inbox columns,
 * the CSV header, the mail and the messages, and can travel to the browser as the props of an island.
 */
export type FormDefinition<Fields extends Record<string, Field> = Record<string, Field>> = {
  /** Names the form in links, ids and tests. A table's main form has the table to itself. */
  id: string;
  table: FormTable;
  /** The tab in the inbox. */
  title: string;
  /** Where the form stands; a post without JavaScript is answered with this page. */
  page: `/${string}`;
  fields: Fields;
  button: { idle: string; busy: 'Sending...' | 'Submitting...' };
  messages: FormMessages;
  /** What a filled spam trap leads to: the sentence of the specification, or a row kept out of the inbox. */
  trap: 'refuse' | 'quarantine';
  answerWithin: AnswerTime;
};

/** How soon we answer: hours on the clock, weekends included, or days of opening hours. */
export type AnswerTime = { hours: number } | { workingDays: number };

/** `{email}` is the visitor's address in `success` and the company's in the others. */
export type FormMessages = {
  success: string;
  databaseError: string;
  networkError: string;
};

export function defineForm<const Fields extends Record<string, Field>>(
  definition: FormDefinition<Fields>,
): FormDefinition<Fields> {
  return definition;
}

type Variant = Pick<FormDefinition, 'id' | 'page' | 'messages'> & { shows: readonly string[] };

/** The same table and rules with fewer inputs; what is not shown is stored as nothing. */
export function variantOf(form: FormDefinition, { shows, ...variant }: Variant): FormDefinition {
  const fields = Object.entries(form.fields).map(([name, field]) => [
    name,
    shows.includes(name) ? field : { ...field, unseen: true },
  ]);
  return { ...form, ...variant, fields: Object.fromEntries(fields) };
}

/** Names the variant of a form in a post. */
export const formIdField = 'form';
/** Names what may go along with the answers. */
export const sentWithField = 'sentWith';
export const trapField = 'website';
export const trapMessage = 'Submission failed. Please try again.';

/** Whatever stands in the trap, of whatever type, was not put there by a person. */
export function trapIsFilled(input: Record<string, unknown>): boolean {
  return [input[trapField]]
    .flat()
    .some((value) =>
      typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
    );
}

/** Some causes end with a period of their own; the template has one where it is needed. */
export function fillMessage(template: string, values: { email: string; message?: string }): string {
  const words = { email: values.email, message: values.message?.replace(/[.\s]+$/, '') || 'Unknown error' };
  return template.replace(/\{(email|message)\}/g, (_, name: keyof typeof words) => words[name]);
}
