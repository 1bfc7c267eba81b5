import type { FormDefinition } from './define-form.ts';

/** Values that a form takes from its page's address: read in the browser, or from the referrer of a plain post. */
export function queryValues(form: FormDefinition, query: URLSearchParams): Record<string, string> {
  const found = Object.entries(form.fields).flatMap(([name, { fromQuery }]) => {
    const value = fromQuery ? query.get(fromQuery) : null;
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}
