import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { DueBy } from '#app/inbox/due/due-by.ts';
import { dueAt, latestDueBy } from './due-at.ts';
import { endOfDay } from './opening-days.ts';

/** What is new and came by this moment is late, or due today. */
export function cameBy({ answerWithin }: FormDefinition, due: DueBy, now = Date.now()): string {
  const moment = due === 'late' ? now : endOfDay(now);
  return new Date(latestDueBy(answerWithin, moment)).toISOString();
}

type Row = { status: string; created_at: string };

/** When a submission is to be answered; null once it is no longer new. */
export function dueTime({ answerWithin }: FormDefinition, { status, created_at }: Row): string | null {
  return status === 'new' ? new Date(dueAt(answerWithin, Date.parse(created_at))).toISOString() : null;
}
