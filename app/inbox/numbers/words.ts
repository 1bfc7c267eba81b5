import type { Period } from './answers.ts';

/** Fewer are shown as what they are: a percentage of three says nothing. */
export const fewest = 20;

const oneDay = 24 * 60 * 60 * 1000;

export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** A part of something as a percentage, or as it is when there are few. */
export function share(part: number, whole: number): string {
  if (whole < fewest) return `${count(part)} of ${count(whole)}`;
  return `${Math.round((100 * part) / whole)} %`;
}

/** How much more or less than before, when there was enough to compare with. */
export function change(now: number, before: number): string {
  if (before < fewest) return '–';
  const percent = Math.round((100 * (now - before)) / before);
  return percent > 0 ? `+${percent} %` : `${percent} %`.replace('-', '−');
}

/** Minutes as people say them. */
export function duration(minutes: number): string {
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `${Math.round(minutes)} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

const dayFormat: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', timeZone: 'UTC' };

export function dayName(day: string): string {
  return new Date(day).toLocaleDateString('en-US', dayFormat);
}

export function periodName({ from, to }: Period): string {
  return from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
}

export function sourceName(source: string): string {
  return { '': 'Direct, or not told', other: 'Others together' }[source] ?? source;
}

/** The last so many days, today included. */
export function lastDays(days: number, now: number): Period {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: day(now - (days - 1) * oneDay), to: day(now) };
}
