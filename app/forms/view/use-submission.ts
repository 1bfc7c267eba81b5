import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { isSending, markSending, settle } from '#app/forms/engine/draft.ts';
import type { Issue } from '#app/forms/engine/parse.ts';
import type { FormOutcome } from './outcome.ts';
import type { DraftControl } from './use-draft.ts';

export type SubmissionState = {
  /** Counts the tries, so that the message of a new one is a new message. */
  attempt: number;
  phase: 'idle' | 'submitting' | 'waiting' | 'sent' | 'failed';
  message: string;
  issues: Issue[];
  reference: string | null;
};

export type Ending = Omit<SubmissionState, 'attempt'>;

const nothing = { message: '', issues: [], reference: null };

/** Rules, messages and toasts are loaded when a form is first used. */
export const loadSending = () =>
  Promise.all([import('#app/forms/engine/send-form.ts'), import('#app/components/toast.ts')]);

type Parts = {
  form: FormDefinition;
  companyEmail: string;
  outcome: FormOutcome | null;
  element: RefObject<HTMLFormElement | null>;
  draft: DraftControl;
};

/**
 * idle → submitting → sent (the form is empty again) or failed (the answers stay); without a connection it
 * waits, and goes on when the connection is back, after a reload too.
 */
export function useSubmission({ form, companyEmail, outcome, element, draft }: Parts) {
  const [state, setState] = useState<SubmissionState>(
    outcome ? answered(outcome) : { ...nothing, attempt: 0, phase: 'idle' },
  );
  const isBusy = useRef(false);

  async function submit(): Promise<void> {
    // A second click can come before the button is disabled.
    if (isBusy.current || !element.current) return;
    isBusy.current = true;
    setState(({ attempt }) => ({ ...nothing, attempt: attempt + 1, phase: 'submitting' }));
    markSending(form.id);
    const ending = await inTurn(form.id, () => send(form, element.current, companyEmail));
    isBusy.current = false;
    if (!ending) return;
    if (ending.phase === 'sent') draft.clear();
    if (ending.phase !== 'waiting') settle(form.id);
    setState(({ attempt }) => ({ ...ending, attempt }));
    announce(ending);
  }

  function reset(): void {
    setState(({ attempt }) => ({ ...nothing, attempt, phase: 'idle' }));
  }

  useEffect(() => {
    if (outcome) settle(form.id);
    if (isSending(form.id)) setState(({ attempt }) => ({ ...nothing, attempt, phase: 'waiting' }));
  }, [form.id, outcome]);

  useEffect(() => {
    if (state.phase !== 'waiting') return;
    if (navigator.onLine) submit();
    addEventListener('online', submit);
    return () => removeEventListener('online', submit);
  });

  return { state, submit, reset };
}

function answered({ status, message, issues, reference }: FormOutcome): SubmissionState {
  return { attempt: 1, phase: status === 201 ? 'sent' : 'failed', message, issues, reference };
}

/** Two tabs with the same entry send one after the other, so that the second finds the first one's key. */
function inTurn<T>(form: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`form:${form}`, work) : work();
}

async function send(
  form: FormDefinition,
  element: HTMLFormElement | null,
  companyEmail: string,
): Promise<Ending | null> {
  if (!element) return null;
  const code = await loadSending().catch(() => null);
  if (code) return code[0].sendForm(form, new FormData(element), companyEmail);
  if (!navigator.onLine) return { ...nothing, phase: 'waiting' };
  // The code did not arrive, but the plain post needs none.
  element.submit();
  return null;
}

async function announce({ phase, message }: Ending): Promise<void> {
  const title = document.title.replace(/^Error: /, '');
  document.title = phase === 'failed' ? `Error: ${title}` : title;
  if (phase === 'waiting') return;
  const [, { showToast }] = await loadSending();
  showToast(phase === 'sent' ? 'success' : 'error', message);
}
