import { expect, test } from 'vitest';
import type { Submission } from '../answers.ts';
import { formatDate, messageOf, nameOf, text } from './row-text.ts';

const row = (values: Record<string, unknown>) => values as Submission;

test('a name is one field or two', () => {
  expect(nameOf(row({ name: 'Ana' }))).toBe('Ana');
  expect(nameOf(row({ first_name: 'Ana', last_name: 'María' }))).toBe('Ana María');
});

test('a message is the message or the additional information', () => {
  expect(messageOf(row({ message: 'Hi' }))).toBe('Hi');
  expect(messageOf(row({ additional_info: 'More' }))).toBe('More');
  expect(messageOf(row({ message: null }))).toBe('');
});

test('lists and maps are readable', () => {
  expect(text(['AI Bootcamp', 'Robotics 101'])).toBe('AI Bootcamp, Robotics 101');
  expect(text({ utm_source: 'qr', pages: 3 })).toBe('utm_source: qr, pages: 3');
});

test('dates are in en-US format: month, day, year, hour, minute', () => {
  expect(formatDate('2026-03-05T12:04:00.000Z')).toMatch(/^Mar \d, 2026, \d\d:\d\d [AP]M$/);
});
