import { readAttribution } from '#app/navigation/attribution.ts';
import {
  type FormDefinition,
  formIdField,
  sentWithField,
  trapField,
  trapIsFilled,
  trapMessage,
} from './define-form.ts';
import { readDraft } from './draft.ts';
import { type Ending, notSent, refused } from './ending.ts';
import { forgetKey, keyFor } from './entry-key.ts';
import { type Issue, parseForm } from './parse.ts';

/** A server that says nothing for so long is taken for gone. The key makes another try safe. */
const longestAnswer = 60_000;

/** Checks as the server will, then posts. Every ending is a state to show; nothing is thrown. */
export async function sendForm(form: FormDefinition, data: FormData, companyEmail: string): Promise<Ending> {
  const trap = { [trapField]: data.get(trapField) };
  if (form.trap === 'refuse' && trapIsFilled(trap)) return refused(trapMessage);

  const issues = issuesIn(form, data);
  if (issues[0]) return refused(issues[0].message, issues);

  try {
    return await readAnswer(await post(form, data, trap));
  } catch (error) {
    return notSent(form, companyEmail, error);
  }
}

/** The rules, and what the form marks as required though the server can do without. */
export function issuesIn(form: FormDefinition, data: FormData): Issue[] {
  const answers = answersIn(form, data);
  const parsed = parseForm(form, answers);
  const found = new Map(parsed.ok ? [] : parsed.issues.map(({ field, message }) => [field, message]));
  return Object.entries(form.fields).flatMap(([name, { label, required, unseen }]) => {
    const isMissing = required && !unseen && !String(answers[name] ?? '').trim();
    const message = found.get(name) ?? (isMissing ? `${label} is required` : null);
    return message ? [{ field: name, message }] : [];
  });
}

function answersIn(form: FormDefinition, data: FormData): Record<string, unknown> {
  const names = Object.keys(form.fields).filter((name) => data.has(name));
  return Object.fromEntries(
    names.map((name) => [name, form.fields[name]?.kind === 'choices' ? data.getAll(name) : data.get(name)]),
  );
}

async function post(form: FormDefinition, data: FormData, trap: Record<string, unknown>): Promise<Response> {
  const answers = answersIn(form, data);
  const unanswered = new AbortController();
  const timer = setTimeout(() => unanswered.abort(new Error('No answer came')), longestAnswer);
  const response = await fetch(`/api/submissions/${form.table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': keyFor(form.id, answers) },
    body: JSON.stringify({ ...answers, ...trap, [formIdField]: form.id, ...circumstances(form, data) }),
    // Goes on when the visitor leaves the page.
    keepalive: true,
    signal: unanswered.signal,
  }).finally(() => clearTimeout(timer));
  if (response.status === 409) forgetKey(form.id);
  return response;
}

/** What helps to tell people from programs, and, as far as the visitor lets it, where they came from. */
function circumstances(form: FormDefinition, data: FormData) {
  const startedAt = Math.min(
    readDraft(form.id)?.startedAt ?? Number.POSITIVE_INFINITY,
    performance.timeOrigin,
  );
  const wanted = data.getAll(sentWithField);
  const known = Object.entries(readAttribution()).filter(([name]) => wanted.includes(name));
  return { elapsedMs: Math.round(Date.now() - startedAt), attribution: Object.fromEntries(known) };
}

/** A hotel's network may answer anything with its own page: only our answers count. */
async function readAnswer(response: Response): Promise<Ending> {
  const answer = await response.json().catch(() => null);
  if (response.ok && answer?.message)
    return {
      phase: 'sent',
      message: answer.message,
      reference: answer.reference,
      link: answer.link ?? null,
      issues: [],
    };
  if (!answer?.error) throw new Error(`The server answered with status ${response.status}`);
  return refused(answer.error.message, answer.error.issues);
}
