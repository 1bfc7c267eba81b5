/** A day off that comes back every year: on a date, or on the nth (or last) such weekday of a month. */
export type Holiday = { name: string; month: number } & (
  | { day: number }
  | { weekday: number; nth: 1 | 2 | 3 | 4 | 'last' }
);

/** When somebody is there to answer. Promises in working days are counted by it. Monday is 1. */
export const openingHours: {
  timeZone: string;
  weekdays: readonly [number, ...number[]];
  opens: number;
  closes: number;
  holidays: readonly Holiday[];
  /** Single days, like 2026-12-24. */
  alsoClosed: readonly string[];
} = {
  timeZone: 'America/Los_Angeles',
  weekdays: [1, 2, 3, 4, 5],
  opens: 8,
  closes: 17,
  holidays: [
    { name: "New Year's Day", month: 1, day: 1 },
    { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, nth: 3 },
    { name: "Presidents' Day", month: 2, weekday: 1, nth: 3 },
    { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
    { name: 'Juneteenth', month: 6, day: 19 },
    { name: 'Independence Day', month: 7, day: 4 },
    { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
    { name: 'Veterans Day', month: 11, day: 11 },
    { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
    { name: 'Christmas Day', month: 12, day: 25 },
  ],
  alsoClosed: [],
};
