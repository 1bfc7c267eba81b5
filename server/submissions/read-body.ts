import type { Context } from 'hono';
import { limits } from '#server/protection/limits.ts';

export type Body =
  | { ok: true; input: Record<string, unknown> }
  | { ok: false; status: 400 | 413 | 415; message: string };

/** A submission comes as JSON or as a form post; anything else is turned away in a sentence. */
export async function readBody(context: Context): Promise<Body> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return readJson(context);
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
    return readForm(context);
  return { ok: false, status: 415, message: 'Send JSON or a form post.' };
}

async function readJson(context: Context): Promise<Body> {
  const input: unknown = await context.req.json().catch(() => undefined);
  if (typeof input === 'object' && input !== null && !Array.isArray(input))
    return withinReason(input as Record<string, unknown>);
  return { ok: false, status: 400, message: 'The request could not be read as a JSON object.' };
}

async function readForm(context: Context): Promise<Body> {
  const data = await context.req.formData().catch(() => null);
  if (!data) return { ok: false, status: 400, message: 'The form post could not be read.' };
  // One pass: asking the data for each name would take the square of their number.
  const entries = Array.from(
    Map.groupBy(data, ([name]) => name),
    ([name, all]) => {
      const values = all.map(([, value]) => value);
      return [name, values.length > 1 ? values : values[0]];
    },
  );
  return withinReason(Object.fromEntries(entries));
}

function withinReason(input: Record<string, unknown>): Body {
  if (Object.keys(input).length <= limits.bodyFields) return { ok: true, input };
  return { ok: false, status: 413, message: 'That is more than this form takes.' };
}
