import type { AnswerTime } from '#app/forms/engine/define-form.ts';
import { dayAt, openingDay, openingOf } from './opening-days.ts';

const hour = 60 * 60 * 1000;

/** When something that came at a moment is to be answered. What comes later is never due earlier. */
export function dueAt(within: AnswerTime, cameAt: number): number {
  if ('hours' in within) return cameAt + within.hours * hour;
  let left = within.workingDays * openingDay;
  for (let day = dayAt(cameAt); ; day = day.add({ days: 1 })) {
    const opening = openingOf(day);
    if (!opening) continue;
    const start = Math.max(opening.start, cameAt);
    if (opening.end - start >= left) return start + left;
    left -= Math.max(0, opening.end - start);
  }
}

/**
 * The latest moment at which something came that is due by a moment: the other way round, so that an index on
 * the time of arrival finds what is due.
 */
export function latestDueBy(within: AnswerTime, moment: number): number {
  if ('hours' in within) return moment - within.hours * hour;
  let left = within.workingDays * openingDay;
  for (let day = dayAt(moment); ; day = day.subtract({ days: 1 })) {
    const opening = openingOf(day);
    if (!opening) continue;
    const end = Math.min(opening.end, moment);
    if (end - opening.start >= left) return end - left;
    left -= Math.max(0, end - opening.start);
  }
}
