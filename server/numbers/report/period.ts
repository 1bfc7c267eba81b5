import * as z from 'zod';
import type { Period } from '#app/inbox/numbers/answers.ts';
import { dayAt } from '#server/numbers/salts.ts';

const oneDay = 24 * 60 * 60 * 1000;
const longestDays = 800;

const day = z.iso.date('Choose days like 2026-01-31.');

/** The last four weeks, unless the query says otherwise. */
export const periodSchema = z
  .object({ from: day.optional(), to: day.optional() })
  .transform(({ from, to = dayAt(Date.now()) }): Period => ({ from: from ?? shift(to, -27), to }))
  .refine(({ from, to }) => from <= to, 'The first day comes after the last one.')
  .refine(({ from, to }) => daysIn({ from, to }) <= longestDays, `A period has at most ${longestDays} days.`);

export function shift(from: string, days: number): string {
  return dayAt(Date.parse(from) + days * oneDay);
}

export function daysIn({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay + 1;
}

/** As many days, right before. */
export function periodBefore(period: Period): Period {
  return { from: shift(period.from, -daysIn(period)), to: shift(period.from, -1) };
}

/** The Monday of its week. */
export function weekOf(name: string): string {
  return shift(name, -((new Date(name).getUTCDay() + 6) % 7));
}
