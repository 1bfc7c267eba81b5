import { forget, keep, kept } from './on-device.ts';

export type Values = Record<string, string | string[]>;
type Draft = { values: Values; startedAt: number; savedAt: number };

const day = 24 * 60 * 60 * 1000;
/** A device may be shared, so an entry does not stay for ever. */
const keptFor = 7 * day;

const draftName = (form: string) => `site:draft:${form}`;

/** Set from the moment a visitor sends until an answer is there, through reloads and dead connections. */
export const sendingName = (form: string) => `site:sending:${form}`;

export function saveDraft(form: string, values: Values): void {
  const startedAt = readDraft(form)?.startedAt ?? Date.now();
  keep(draftName(form), { values, startedAt, savedAt: Date.now() } satisfies Draft);
}

export function readDraft(form: string): Draft | null {
  const draft = kept<Draft>(draftName(form));
  if (draft && Date.now() - draft.savedAt < keptFor) return draft;
  forgetDraft(form);
  return null;
}

export function forgetDraft(form: string): void {
  forget(draftName(form));
  settle(form);
}

export function markSending(form: string): void {
  keep(sendingName(form), Date.now());
}

/** After a day a visitor no longer expects that an entry is sent by itself. */
export function isSending(form: string): boolean {
  return Date.now() - (kept<number>(sendingName(form)) ?? 0) < day;
}

export function settle(form: string): void {
  forget(sendingName(form));
}
