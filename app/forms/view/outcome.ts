import { createContext, useContext } from 'react';
import type { Issue } from '#app/forms/engine/parse.ts';

/** What became of a form that was posted without JavaScript, for the page that answers it. */
export type FormOutcome = {
  form: string;
  status: number;
  message: string;
  issues: Issue[];
  reference: string | null;
  /** To the visitor's own page of it. */
  link: string | null;
  values: Record<string, unknown>;
};

export const FormOutcomeContext = createContext<FormOutcome | null>(null);

export function useFormOutcome(form: string): FormOutcome | null {
  const outcome = useContext(FormOutcomeContext);
  return outcome?.form === form ? outcome : null;
}
