import { type FormEvent, useEffect, useRef } from 'react';
import { type FormDefinition, formIdField, trapField } from './define-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldView } from './field-view.tsx';
import type { FormOutcome } from './outcome.ts';
import { Receipt } from './receipt.tsx';
import { useSubmission } from './use-submission.ts';

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
  const { state, submit } = useSubmission(form, companyEmail, outcome);
  // With the script awake our own messages take over from the browser's.
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget);
  }

  const errorOf = (name: string) => state.issues.find(({ field }) => field === name)?.message;
  const seen = Object.entries(form.fields).filter(([, field]) => !field.unseen && !field.hidden);
  return (
    <form
      ref={element}
      id={`${form.id}-form`}
      method="post"
      action={`/api/submissions/${form.table}`}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={formIdField} value={form.id} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.phase === 'failed' ? (
        <ErrorSummary key={state.attempt} form={form} issues={state.issues} message={state.message} />
      ) : null}
      {state.phase === 'sent' ? <Receipt message={state.message} reference={state.reference} /> : null}
      <div className="space-y-6">
        {seen.map(([name, field]) => (
          <FieldView
            key={name}
            id={`${form.id}-${name}`}
            name={name}
            field={field}
            value={outcome?.values[name]}
            error={errorOf(name)}
          />
        ))}
        <div className="spam-trap" aria-hidden="true">
          <label htmlFor={`${form.id}-${trapField}`}>Leave this empty</label>
          <input id={`${form.id}-${trapField}`} name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button button-ember" disabled={state.phase === 'submitting'}>
          {state.phase === 'submitting' ? form.button.busy : form.button.idle}
        </button>
      </div>
    </form>
  );
}
