import { readFlags, type VisitFlags, writeFlags } from '#app/navigation/visit-flags.ts';

type Session = Parameters<typeof readFlags>[0];

/** Whoever is back sooner than this has not found what was asked for. */
const soonMs = 15_000;

/** Remembers, for this visit alone, where a question led. */
export function rememberAnswer(session: Session, question: string, now: number): void {
  writeFlags(session, { ...readFlags(session), answered: { question, at: now } });
}

/** A question goes with the visitor to the next form, who may take it out there. */
export function takeAlong(session: Session, question: string): void {
  const flags = readFlags(session);
  writeFlags(session, { ...flags, attribution: { ...flags.attribution, question } });
}

/** Back again at once: the answer was wrong, and the question goes along as if there had been none. */
export function takeAlongWhatWasLeft(session: Session, now: number): void {
  const { answered, ...flags }: VisitFlags = readFlags(session);
  if (!answered) return;
  writeFlags(session, flags);
  if (now - answered.at < soonMs) takeAlong(session, answered.question);
}
