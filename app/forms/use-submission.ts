import { useRef, useState } from 'react';
import type { FormDefinition } from './define-form.ts';
import type { FormOutcome } from './outcome.ts';
import type { Issue } from './parse.ts';

export type SubmissionState = {
  /** Counts the tries, so that the message of a new one is a new message. */
  attempt: number;
  phase: 'idle' | 'submitting' | 'sent' | 'failed';
  message: string;
  issues: Issue[];
  reference: string | null;
};

const idle: SubmissionState = { attempt: 0, phase: 'idle', message: '', issues: [], reference: null };

/** idle → submitting → sent (the form is empty again) or failed (the answers stay). */
export function useSubmission(form: FormDefinition, companyEmail: string, outcome: FormOutcome | null) {
  const [state, setState] = useState<SubmissionState>(outcome ? answered(outcome) : idle);
  // One key an entry: a retry of the same entry must not store a second row.
  const key = useRef<string | null>(null);

  async function submit(element: HTMLFormElement): Promise<void> {
    if (state.phase === 'submitting') return;
    const attempt = state.attempt + 1;
    setState({ ...idle, attempt, phase: 'submitting' });
    key.current ??= crypto.randomUUID();
    // Rules, messages and toasts are loaded when a form is first used.
    const [{ sendForm }, { showToast }] = await Promise.all([
      import('./send-form.ts'),
      import('#app/components/toast.ts'),
    ]);
    const sent = await sendForm(form, new FormData(element), key.current, companyEmail);
    if (sent.phase === 'sent') {
      element.reset();
      key.current = null;
    }
    if (sent.retryWithNewKey) key.current = null;
    setState({ ...sent, attempt });
    markTitle(sent.phase === 'failed');
    showToast(sent.phase === 'sent' ? 'success' : 'error', sent.message);
  }

  return { state, submit };
}

function answered({ status, message, issues, reference }: FormOutcome): SubmissionState {
  return { attempt: 1, phase: status === 201 ? 'sent' : 'failed', message, issues, reference };
}

function markTitle(failed: boolean): void {
  const title = document.title.replace(/^Error: /, '');
  document.title = failed ? `Error: ${title}` : title;
}
