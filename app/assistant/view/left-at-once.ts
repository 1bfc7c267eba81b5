import { readFlags, type VisitFlags, writeFlags } from '#app/navigation/visit-flags.ts';

/** Whoever is back sooner than this has not found what was asked for. */
const soonMs = 15_000;

/** Remembers, for this visit alone, where a question led. */
export function rememberAnswer(question: string, now: number): void {
  writeFlags({ ...readFlags(), answered: { question, at: now } });
}

/** A question goes with the visitor to the next form, who may take it out there. */
export function takeAlong(question: string): void {
  const flags = readFlags();
  writeFlags({ ...flags, attribution: { ...flags.attribution, question } });
}

/** Back again at once: the answer was wrong, and the question goes along as if there had been none. */
export function takeAlongWhatWasLeft(now: number): void {
  const { answered, ...flags }: VisitFlags = readFlags();
  if (!answered) return;
  writeFlags(flags);
  if (now - answered.at < soonMs) takeAlong(answered.question);
}
