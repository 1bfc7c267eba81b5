import { everyForm } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { removeSubmissions } from '#server/privacy/remove-submissions.ts';
import { type Canaries, canaryHeader, knownHere } from '#server/submissions/canary.ts';
import { type About, about, type Finding } from './finding.ts';
import { answersFor, inputsOf } from './form-answers.ts';
import { reach } from './reach.ts';

type Needs = { database: Database; canaries: Canaries };

/** Opens every form's page and sends the form, as a visitor's browser would, at the address that visitors use. */
export async function tryForms(needs: Needs, origin: string): Promise<Finding[]> {
  const trouble = await troubleOnTheWay(needs.canaries, origin);
  return Promise.all(
    everyForm.map(async (form) => {
      const subject = aboutForm(form);
      if (trouble) return subject.bad(...trouble);
      return (
        (await pageTrouble(subject, form, origin)) ??
        (await sendingTrouble(subject, form, origin, needs)) ??
        subject.good('The page has the form, and what is sent is stored.')
      );
    }),
  );
}

export const aboutForm = (form: FormDefinition): About =>
  about(`form ${form.id}`, `${form.title} form on ${form.page}`);

type Trouble = Parameters<About['bad']>;

/** Nothing is sent to a site that would take it for a visitor's. */
async function troubleOnTheWay(canaries: Canaries, origin: string): Promise<Trouble | null> {
  const headers = { [canaryHeader]: canaries.ticketFor(knownHere) };
  const answer = await reach(`${origin}/healthz`, { headers });
  if (typeof answer === 'string')
    return [
      'unreachable',
      `${origin} cannot be reached from the server: ${answer}.`,
      'Try it from elsewhere. If visitors can reach it, let this machine reach it too, or set CANARY_EVERY=off.',
    ];
  if (answer.status !== 200)
    return [
      `status ${answer.status}`,
      `${origin} answers with status ${answer.status} instead of the site.`,
      'Look at the proxy in front of the site, and at PUBLIC_URL.',
    ];
  if (answer.headers.get(canaryHeader) === 'known') return null;
  return [
    'another site',
    `At ${origin} another site answers, or a proxy drops the header ${canaryHeader}. Nothing was sent.`,
    'Set PUBLIC_URL to the address of this site, and let the proxy pass the header on.',
  ];
}

async function pageTrouble(subject: About, form: FormDefinition, origin: string): Promise<Finding | null> {
  const page = await reach(origin + form.page, { headers: { accept: 'text/html' } });
  if (typeof page === 'string')
    return subject.bad('unreachable', `The page ${form.page} does not come: ${page}.`, lookAtTheLog);
  if (page.status !== 200)
    return subject.bad(
      `page status ${page.status}`,
      `The page ${form.page} answers with status ${page.status}.`,
      lookAtTheLog,
    );
  const [, html = ''] = page.text.split(`id="${form.id}-form"`);
  const missing = inputsOf(form).find((name) => !html.includes(`name="${name}"`));
  const lacks = html === '' ? 'the form' : missing && `the field “${missing}”`;
  return lacks
    ? subject.bad('not on the page', `The page ${form.page} lacks ${lacks}.`, 'Build the site again.')
    : null;
}

const lookAtTheLog = 'Look at the site’s log for the reason; a restart may help.';

async function sendingTrouble(
  subject: About,
  form: FormDefinition,
  origin: string,
  { database, canaries }: Needs,
): Promise<Finding | null> {
  const ticket = canaries.ticketFor(form.id);
  const answer = await reach(`${origin}/api/submissions/${form.table}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `canary ${ticket}`,
      origin,
      [canaryHeader]: ticket,
    },
    body: JSON.stringify(answersFor(form, ticket)),
  });
  if (typeof answer === 'string')
    return subject.bad('no answer', `The form was sent, and no answer came: ${answer}.`, lookAtTheLog);
  const { id, reference, error } = answer.json;
  if (answer.status !== 201 || !reference)
    return subject.bad(
      `status ${answer.status}`,
      `Visitors cannot send it: they are told “${error?.message ?? `status ${answer.status}`}”`,
      answer.status === 503 ? 'Look at the database and the disk below.' : lookAtTheLog,
    );
  if (answer.headers.get(canaryHeader) === 'known') return null;
  // Another version, or another key, took it for a visitor's.
  await database.db.transaction().execute((trx) => removeSubmissions(trx, form.table, [String(id)]));
  return subject.bad(
    'taken for a visitor',
    'A try was stored like a visitor’s, and has been removed again.',
    'Restart every process of the site.',
  );
}
