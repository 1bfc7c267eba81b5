import { cutText, sanitizeMap, sanitizeText } from '#app/forms/engine/sanitize.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';

const longest = 1000;

type Attribution = Pick<SubmissionRow, 'landing_page' | 'referrer' | 'utm' | 'question'>;

/** What the browser says about where the visitor came from: never a reason to refuse, so it is only cut. */
export function attributionOf(input: Record<string, unknown>): Attribution {
  const { landingPage, referrer, utm, question } = (input.attribution ?? {}) as Record<string, unknown>;
  return {
    landing_page: textOrNull(landingPage),
    referrer: textOrNull(referrer),
    utm: campaignOrNull(utm),
    question: textOrNull(question),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? cutText(sanitizeText(value), longest) || null : null;
}

function campaignOrNull(value: unknown): string | null {
  const entries = Object.entries(sanitizeMap(value) ?? {}).filter(([, item]) => typeof item === 'string');
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null;
}
