import type { FormDefinition } from './define-form.ts';
import { schemaOf } from './rules.ts';

export type Issue = { field: string; message: string };
export type Payload = Record<string, unknown>;
export type Parsed = { ok: true; payload: Payload } | { ok: false; issues: [Issue, ...Issue[]] };

/** The one check for browser and server. Fields the form does not have are left behind. */
export function parseForm(form: FormDefinition, input: Record<string, unknown>): Parsed {
  const own = Object.fromEntries(
    Object.keys(form.fields).map((name) => [name, Object.hasOwn(input, name) ? input[name] : null]),
  );
  const result = schemaOf(form).safeParse(own);
  if (result.success) return { ok: true, payload: result.data };
  const issues = result.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
  return { ok: false, issues: firstOfEachField(issues) as [Issue, ...Issue[]] };
}

function firstOfEachField(issues: Issue[]): Issue[] {
  return issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
}
