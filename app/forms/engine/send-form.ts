import type { Ending } from '#app/forms/view/use-submission.ts';
import { readAttribution } from '#app/navigation/attribution.ts';
import {
  type FormDefinition,
  fillMessage,
  formIdField,
  sentWithField,
  trapField,
  trapIsFilled,
  trapMessage,
} from './define-form.ts';
import { readDraft } from './draft.ts';
import { forgetKey, keyFor } from './entry-key.ts';
import { type Issue, parseForm } from './parse.ts';

/** Checks as the server will, then posts. Every ending is a state to show; nothing is thrown. */
export async function sendForm(form: FormDefinition, data: FormData, companyEmail: string): Promise<Ending> {
  const answers = answersIn(form, data);
  const trap = { [trapField]: data.get(trapField) };
  if (form.trap === 'refuse' && trapIsFilled(trap)) return failed(trapMessage);

  const issues = issuesIn(form, answers);
  if (issues[0]) return failed(issues[0].message, issues);

  if (!navigator.onLine) return waiting;
  const body = { ...answers, ...trap, [formIdField]: form.id, ...circumstances(form, data) };
  try {
    const response = await fetch(`/api/submissions/${form.table}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyFor(form.id, answers) },
      body: JSON.stringify(body),
      // Goes on when the visitor leaves the page.
      keepalive: true,
    });
    if (response.status === 409) forgetKey(form.id);
    return await readAnswer(response);
  } catch (error) {
    if (!navigator.onLine) return waiting;
    const message = error instanceof Error ? error.message : undefined;
    return failed(fillMessage(form.messages.networkError, { email: companyEmail, message }));
  }
}

function answersIn(form: FormDefinition, data: FormData): Record<string, unknown> {
  const names = Object.keys(form.fields).filter((name) => data.has(name));
  return Object.fromEntries(
    names.map((name) => [name, form.fields[name]?.kind === 'choices' ? data.getAll(name) : data.get(name)]),
  );
}

/** The rules, and what the form marks as required though the server can do without. */
function issuesIn(form: FormDefinition, answers: Record<string, unknown>): Issue[] {
  const parsed = parseForm(form, answers);
  const found = new Map(parsed.ok ? [] : parsed.issues.map(({ field, message }) => [field, message]));
  return Object.entries(form.fields).flatMap(([name, { label, required, unseen }]) => {
    const isMissing = required && !unseen && !String(answers[name] ?? '').trim();
    const message = found.get(name) ?? (isMissing ? `${label} is required` : null);
    return message ? [{ field: name, message }] : [];
  });
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

async function readAnswer(response: Response): Promise<Ending> {
  const answer = await response.json().catch(() => null);
  if (response.ok) return { phase: 'sent', message: answer.message, reference: answer.reference, issues: [] };
  if (!answer?.error) throw new Error(`The server answered with status ${response.status}`);
  return failed(answer.error.message, answer.error.issues);
}

const waiting: Ending = { phase: 'waiting', message: '', issues: [], reference: null };

function failed(message: string, issues: Issue[] = []): Ending {
  return { phase: 'failed', message, issues, reference: null };
}
