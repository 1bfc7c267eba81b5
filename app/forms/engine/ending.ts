import { type FormDefinition, fillMessage } from './define-form.ts';
import type { Issue } from './parse.ts';

/** What became of a try to send. An entry that waits is sent when the connection is back. */
export type Ending = {
  phase: 'waiting' | 'sent' | 'failed';
  message: string;
  issues: Issue[];
  reference: string | null;
  /** To the visitor's own page of it. */
  link: string | null;
};

export function refused(message: string, issues: Issue[] = []): Ending {
  return { phase: 'failed', message, issues, reference: null, link: null };
}

export function notSent(form: FormDefinition, companyEmail: string, cause?: unknown): Ending {
  const isOffline = !navigator.onLine;
  const known = cause instanceof Error ? cause.message : undefined;
  const message = fillMessage(form.messages.networkError, {
    email: companyEmail,
    message: isOffline ? "You're offline" : known,
  });
  return { ...refused(message), phase: isOffline ? 'waiting' : 'failed' };
}
