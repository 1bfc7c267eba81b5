import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type FormDefinition, formIdField, trapField } from '#app/forms/engine/define-form.ts';
import { queryValues } from '#app/forms/engine/query-values.ts';
import { ConnectionNote } from './connection-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldView } from './field-view.tsx';
import type { FormOutcome } from './outcome.ts';
import { Receipt } from './receipt.tsx';
import { SentWith } from './sent-with.tsx';
import { useDraft } from './use-draft.ts';
import { loadSending, useSubmission } from './use-submission.ts';

export type FormViewProps = {
  form: FormDefinition;
  companyEmail: string;
  /** Values of hidden fields. */
  hidden: Record<string, string>;
  /** What became of a post without JavaScript. */
  outcome: FormOutcome | null;
};

export function FormView({ form, companyEmail, hidden, outcome }: FormViewProps) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, element, outcome?.status === 201);
  const { state, submit, recheck, reset } = useSubmission({ form, companyEmail, outcome, element, draft });
  const isBegun = useRef(false);
  const [fromAddress, setFromAddress] = useState<Record<string, string>>({});
  useEffect(() => {
    // With the script awake our own messages take over from the browser's.
    if (element.current) element.current.noValidate = true;
    setFromAddress(queryValues(form, new URLSearchParams(location.search)));
  }, [form]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit();
  }

  function onClear() {
    draft.clear();
    reset();
  }

  function onInput() {
    if (!isBegun.current) navigator.sendBeacon?.('/api/counts/begun');
    isBegun.current = true;
    draft.save();
    recheck();
    // Ready before the connection can go; if it fails now, sending tries again.
    if (navigator.onLine) loadSending().catch(() => undefined);
  }

  const errorOf = (name: string) => state.issues.find(({ field }) => field === name)?.message;
  const fields = Object.entries(form.fields);
  const isSubmitting = state.phase === 'submitting';
  return (
    <form
      ref={element}
      id={`${form.id}-form`}
      method="post"
      action={`/api/submissions/${form.table}#${form.id}-form`}
      onSubmit={onSubmit}
      onInput={onInput}
      // The receipt repeats the visitor's address, which may be 255 letters without a space.
      className="wrap-anywhere"
    >
      <input type="hidden" name={formIdField} value={form.id} />
      {fields.map(([name, field]) =>
        field.hidden ? (
          <input
            key={name}
            type="hidden"
            name={name}
            defaultValue={String(fromAddress[name] ?? outcome?.values[name] ?? hidden[name] ?? '')}
          />
        ) : null,
      )}
      {state.phase === 'failed' ? (
        <ErrorSummary key={state.attempt} form={form} issues={state.issues} message={state.message} />
      ) : null}
      {state.phase === 'sent' ? <Receipt {...state} /> : null}
      <div className="space-y-6">
        {fields.map(([name, field]) =>
          field.unseen || field.hidden ? null : (
            <FieldView
              key={name}
              id={`${form.id}-${name}`}
              name={name}
              field={field}
              value={outcome?.values[name]}
              error={errorOf(name)}
            />
          ),
        )}
        <div className="spam-trap" aria-hidden="true">
          <label htmlFor={`${form.id}-${trapField}`}>Leave this empty</label>
          <input id={`${form.id}-${trapField}`} name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        <ConnectionNote isWaiting={state.phase === 'waiting'} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button
            type="submit"
            className="button button-ember"
            disabled={isSubmitting}
            onClick={dropSecondClick}
          >
            {isSubmitting ? form.button.busy : form.button.idle}
          </button>
          {draft.isKept && !isSubmitting ? (
            <button type="button" className="link min-h-11 text-sm" onClick={onClear}>
              Clear what I typed
            </button>
          ) : null}
        </div>
        <SentWith />
      </div>
    </form>
  );
}

/** Of a double click: the first may have been answered already, and the form is empty again. */
function dropSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
