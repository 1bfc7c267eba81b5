import { type Holiday, openingHours } from '#app/content/opening-hours.ts';

const { timeZone, weekdays, opens, closes, holidays, alsoClosed } = openingHours;
const [friday, saturday, sunday, monday] = [5, 6, 7, 1];

/** When a day begins and ends at the office, in milliseconds; null when it is closed all day. */
export type Opening = { start: number; end: number };

/** A list asks for the same few days once per row, and calendars are slow. */
const known = new Map<string, Opening | null>();
const mostKnown = 1000;

export function openingOf(day: Temporal.PlainDate): Opening | null {
  const name = day.toString();
  const opening = known.get(name);
  if (opening !== undefined) return opening;
  if (known.size >= mostKnown) known.clear();
  const found = findOpening(day);
  known.set(name, found);
  return found;
}

function findOpening(day: Temporal.PlainDate): Opening | null {
  if (!weekdays.includes(day.dayOfWeek) || isHoliday(day)) return null;
  return { start: momentOn(day, opens), end: momentOn(day, closes) };
}

/** Milliseconds that a day of opening hours has. */
export const openingDay = (closes - opens) * 60 * 60 * 1000;

/** The office's date at a moment. */
export function dayAt(milliseconds: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** A time of day at the office as a moment; an hour that the clocks leap over is the one after it. */
export function momentOn(day: Temporal.PlainDate, hour: number, minute = 0): number {
  const time = day.toPlainDateTime({ hour, minute });
  return time.toZonedDateTime(timeZone).epochMilliseconds;
}

/** Where the office's day ends. */
export function endOfDay(milliseconds: number): number {
  return momentOn(dayAt(milliseconds).add({ days: 1 }), 0);
}

export function isHoliday(day: Temporal.PlainDate): boolean {
  if (alsoClosed.includes(day.toString())) return true;
  return holidays.some((holiday) => falls(holiday, day) || isObserved(holiday, day));
}

function falls(holiday: Holiday, day: Temporal.PlainDate): boolean {
  if (holiday.month !== day.month) return false;
  if ('day' in holiday) return holiday.day === day.day;
  if (holiday.weekday !== day.dayOfWeek) return false;
  return holiday.nth === 'last' ? day.day + 7 > day.daysInMonth : Math.ceil(day.day / 7) === holiday.nth;
}

/** A date on a Saturday is kept on the Friday before it, one on a Sunday on the Monday after it. */
function isObserved(holiday: Holiday, day: Temporal.PlainDate): boolean {
  if (!('day' in holiday)) return false;
  if (day.dayOfWeek === friday) return falls(holiday, day.add({ days: saturday - friday }));
  if (day.dayOfWeek === monday) return falls(holiday, day.subtract({ days: sunday - saturday }));
  return false;
}
