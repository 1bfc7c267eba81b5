import { type RefObject, useEffect, useRef, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { isSending, markSending, settle } from '#app/forms/engine/draft.ts';
import { type Ending, notSent } from '#app/forms/engine/ending.ts';
import { emptyTrap } from '#app/forms/engine/form-values.ts';
import { inTurn } from '#app/forms/engine/in-turn.ts';
import type { FormOutcome } from './outcome.ts';
import type { DraftControl } from './use-draft.ts';

export type SubmissionState = Omit<Ending, 'phase'> & {
  /** Counts the tries, so that the message of a new one is a new message. */
  attempt: number;
  phase: Ending['phase'] | 'idle' | 'submitting';
};

const nothing = { message: '', issues: [], reference: null, link: null };

/** The rules and the way to the server are loaded when a form is first used. */
export const loadSending = () => import('#app/forms/engine/send-form.ts');

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
  const go = (phase: SubmissionState['phase']) =>
    setState(({ attempt }) => ({
      ...nothing,
      attempt: phase === 'submitting' ? attempt + 1 : attempt,
      phase,
    }));

  async function submit(): Promise<void> {
    // A second click can come before the button is disabled.
    if (isBusy.current || !element.current) return;
    isBusy.current = true;
    go('submitting');
    markSending(form.id);
    const ending = await inTurn(form.id, () => send(form, element.current, companyEmail)).catch((error) =>
      notSent(form, companyEmail, error),
    );
    isBusy.current = false;
    if (!ending) return;
    // Whatever filled it, the next try is the visitor's.
    emptyTrap(element.current);
    if (ending.phase === 'sent') draft.clear();
    if (ending.phase !== 'waiting') settle(form.id);
    setState(({ attempt }) => ({ ...ending, attempt }));
    showToast(ending.phase === 'sent' ? 'success' : 'error', ending.message);
  }

  useEffect(() => {
    if (outcome) settle(form.id);
    if (isSending(form.id)) setState(({ attempt }) => ({ ...nothing, attempt, phase: 'waiting' }));
  }, [form.id, outcome]);

  useEffect(() => {
    // The visitor may have mended a mistake before the script was there.
    if (outcome) recheck(form, element.current).then(setState);
  }, [form, element, outcome]);

  useEffect(() => {
    if (state.phase !== 'waiting') return;
    if (navigator.onLine) submit();
    addEventListener('online', submit);
    return () => removeEventListener('online', submit);
  });

  useEffect(() => {
    const title = document.title.replace(/^Error: /, '');
    document.title = state.phase === 'failed' ? `Error: ${title}` : title;
  }, [state.phase]);

  return {
    state,
    submit,
    recheck: () => state.issues.length > 0 && recheck(form, element.current).then(setState),
    reset: () => go('idle'),
  };
}

function answered({ status, message, issues, reference, link }: FormOutcome): SubmissionState {
  return { attempt: 1, phase: status === 201 ? 'sent' : 'failed', message, issues, reference, link };
}

type Change = (state: SubmissionState) => SubmissionState;

/** A mistake that was mended is no longer shown. A new one waits until the visitor sends. */
async function recheck(form: FormDefinition, element: HTMLFormElement | null): Promise<Change> {
  const code = await loadSending().catch(() => null);
  if (!code || !element) return (state) => state;
  const wrong = code.issuesIn(form, new FormData(element)).map(({ field }) => field);
  return (state) => withOnly(wrong, state);
}

function withOnly(wrong: string[], state: SubmissionState): SubmissionState {
  const issues = state.issues.filter(({ field }) => wrong.includes(field));
  if (issues.length === state.issues.length) return state;
  return issues.length > 0 ? { ...state, issues } : { ...nothing, attempt: state.attempt, phase: 'idle' };
}

async function send(
  form: FormDefinition,
  element: HTMLFormElement | null,
  companyEmail: string,
): Promise<Ending | null> {
  if (!element) return null;
  const code = await loadSending().catch(() => null);
  if (code) return code.sendForm(form, new FormData(element), companyEmail);
  if (!navigator.onLine) return notSent(form, companyEmail);
  // The code did not arrive, but the plain post needs none.
  element.submit();
  return null;
}
