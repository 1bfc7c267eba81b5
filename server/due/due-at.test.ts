import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '#app/content/company.ts';
import { openingHours } from '#app/content/opening-hours.ts';
import type { AnswerTime } from '#app/forms/engine/define-form.ts';
import { dueAt, latestDueBy } from './due-at.ts';
import { dayAt, endOfDay, isHoliday, openingOf } from './opening-days.ts';

const hour = 60 * 60_000;
const step = hour / 4;
const twoDays: AnswerTime = { workingDays: 2 };
const { timeZone } = openingHours;

/** San Diego's clock. */
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
const local = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

describe('two working days', () => {
  test.each([
    ['in the middle of a week', '2026-11-16T10:00', '2026-11-18T10:00'],
    ['over a weekend', '2026-11-20T16:00', '2026-11-24T16:00'],
    ['from a Saturday', '2026-11-21T12:00', '2026-11-24T17:00'],
    ['from before the office opens', '2026-11-17T03:00', '2026-11-18T17:00'],
    ['from after it closes', '2026-11-17T21:00', '2026-11-19T17:00'],
    ['over Thanksgiving', '2026-11-25T10:00', '2026-11-30T10:00'],
    ['over Christmas and New Year', '2026-12-30T10:00', '2027-01-04T10:00'],
    ['over a Fourth of July that is kept on the third', '2026-07-01T10:00', '2026-07-06T10:00'],
    ['over a Juneteenth that falls on a Sunday', '2022-06-17T10:00', '2022-06-22T10:00'],
    ['over the night when the clocks leap', '2026-03-06T16:00', '2026-03-10T16:00'],
    ['over the night when they are put back', '2026-10-30T16:00', '2026-11-03T16:00'],
  ])('%s', (_, came, due) => {
    expect(local(dueAt(twoDays, at(came)))).toBe(due);
  });
});

test('hours on the clock stay hours, whatever the clocks do', () => {
  expect(local(dueAt({ hours: 24 }, at('2026-03-07T12:00')))).toBe('2026-03-08T13:00');
  expect(local(dueAt({ hours: 24 }, at('2026-11-21T12:00')))).toBe('2026-11-22T12:00');
});

const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
const promises: fc.Arbitrary<AnswerTime> = fc.oneof(
  fc.record({ hours: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ workingDays: fc.integer({ min: 1, max: 10 }) }),
);

describe('whenever something comes', () => {
  test('what comes later is never due earlier', () => {
    fc.assert(
      fc.property(promises, moments, fc.nat(20 * 24 * hour), (within, came, later) => {
        expect(dueAt(within, came + later)).toBeGreaterThanOrEqual(dueAt(within, came));
      }),
    );
  });

  test('what is due by a moment is exactly what came by the latest that is', () => {
    fc.assert(
      fc.property(promises, moments, fc.integer({ min: -hour, max: hour }), (within, came, shift) => {
        // At and around the moment when it is due, where it matters.
        for (const moment of [dueAt(within, came), dueAt(within, came) + shift])
          expect(dueAt(within, came) <= moment).toBe(came <= latestDueBy(within, moment));
      }),
    );
  });

  test('working days are counted in opening hours alone', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 5 }), (moment, workingDays) => {
        const came = Math.floor(moment / step) * step;
        const due = dueAt({ workingDays }, came);
        expect(openingTime(came, due)).toBe(workingDays * 9 * hour);
        // It never falls on a time when nobody is there.
        expect(openingTime(due - step, due)).toBe(step);
      }),
      { numRuns: 30 },
    );
  });
});

/** Counted the slow way, by the clock on the office's wall. */
function openingTime(from: number, to: number): number {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
  });
  let open = 0;
  for (let moment = from; moment < to; moment += step) {
    const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
    const isWeekend = /^(Sat|Sun)/.test(parts.weekday ?? '');
    const hours = Number(parts.hour);
    if (!isWeekend && hours >= 8 && hours < 17 && !isHoliday(dayAt(moment))) open += step;
  }
  return open;
}

test('holidays are kept on working days', () => {
  const days = Array.from({ length: 365 }, (_, n) => Temporal.PlainDate.from('2027-01-01').add({ days: n }));
  expect(days.filter((day) => day.dayOfWeek < 6 && isHoliday(day)).map(String)).toEqual([
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
    '2027-12-31',
  ]);
});

test('the day ends at midnight in San Diego', () => {
  expect(local(endOfDay(at('2026-11-01T00:30')))).toBe('2026-11-02T00:00');
});

test('visitors are told the same hours', () => {
  expect(company.hours).toEqual({ days: 'Monday to Friday', opens: '8 AM', closes: '5 PM' });
  const monday = openingOf(Temporal.PlainDate.from('2026-11-16'));
  expect([local(monday?.start ?? 0), local(monday?.end ?? 0)]).toEqual([
    '2026-11-16T08:00',
    '2026-11-16T17:00',
  ]);
  expect(openingHours.weekdays).toEqual([1, 2, 3, 4, 5]);
});
