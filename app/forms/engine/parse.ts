import type { FormDefinition } from './define-form.ts';
import { rulesOf } from './rules.ts';

export type Issue = { field: string; message: string };
export type Payload = Record<string, unknown>;
export type Parsed = { ok: true; payload: Payload } | { ok: false; issues: [Issue, ...Issue[]] };

/** The one check for browser and server. Fields the form does not have are left behind. */
export function parseForm(form: FormDefinition, input: Record<string, unknown>): Parsed {
  const payload: Payload = {};
  const issues: Issue[] = [];
  for (const [field, rule] of rulesOf(form)) {
    const checked = rule(Object.hasOwn(input, field) ? input[field] : null);
    if ('value' in checked) payload[field] = checked.value;
    else issues.push({ field, message: checked.problem });
  }
  const [first, ...others] = issues;
  return first ? { ok: false, issues: [first, ...others] } : { ok: true, payload };
}
