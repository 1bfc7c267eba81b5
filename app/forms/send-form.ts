import { type FormDefinition, fillMessage, formIdField, trapField, trapMessage } from './define-form.ts';
import { type Issue, parseForm } from './parse.ts';
import type { SubmissionState } from './use-submission.ts';

type Sent = Omit<SubmissionState, 'attempt'> & { retryWithNewKey?: boolean };

/** Checks as the server will, then posts. Every ending is a state to show; nothing is thrown. */
export async function sendForm(
  form: FormDefinition,
  data: FormData,
  idempotencyKey: string,
  companyEmail: string,
): Promise<Sent> {
  const input = inputOf(form, data);
  if (form.trap === 'refuse' && input[trapField]) return failed(trapMessage);

  const parsed = parseForm(form, input);
  if (!parsed.ok) return failed(parsed.issues[0].message, parsed.issues);

  try {
    const response = await fetch(`/api/submissions/${form.table}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(input),
    });
    return await readAnswer(response);
  } catch (error) {
    const message = error instanceof Error ? error.message : undefined;
    return failed(fillMessage(form.messages.networkError, { email: companyEmail, message }));
  }
}

function inputOf(form: FormDefinition, data: FormData): Record<string, unknown> {
  const names = [...Object.keys(form.fields).filter((name) => data.has(name)), trapField, formIdField];
  return Object.fromEntries(
    names.map((name) => [name, form.fields[name]?.kind === 'choices' ? data.getAll(name) : data.get(name)]),
  );
}

async function readAnswer(response: Response): Promise<Sent> {
  const answer = await response.json();
  if (response.ok) return { phase: 'sent', message: answer.message, reference: answer.reference, issues: [] };
  return { ...failed(answer.error.message, answer.error.issues), retryWithNewKey: response.status === 409 };
}

function failed(message: string, issues: Issue[] = []): Sent {
  return { phase: 'failed', message, issues, reference: null };
}
