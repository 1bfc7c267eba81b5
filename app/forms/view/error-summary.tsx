import { useEffect, useRef } from 'react';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Issue } from '#app/forms/engine/parse.ts';

type Props = { form: FormDefinition; issues: Issue[]; message: string };

/** Takes the focus when it appears, says what is wrong in the words at the fields, and links there. */
export function ErrorSummary({ form, issues, message }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="mb-8 border-l-4 border-vermilion bg-paper-deep px-5 py-4"
    >
      <strong className="mb-2 block font-display text-h4">
        {issues.length > 0 ? 'Please check your answers' : 'Not sent'}
      </strong>
      {issues.length === 0 ? <p>{message}</p> : null}
      <ul className="space-y-1">
        {issues.map(({ field, message }) => (
          <li key={field}>
            <a className="link font-semibold text-vermilion" href={`#${form.id}-${field}`}>
              {named(form, field) + message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A form with a first and a last name has the specified sentences of “Name” twice. */
function named(form: FormDefinition, field: string): string {
  const names = Object.entries(form.fields).filter(([, { kind }]) => kind === 'name');
  const label = names.length > 1 ? names.find(([name]) => name === field)?.[1].label : undefined;
  return label ? `${label}: ` : '';
}
