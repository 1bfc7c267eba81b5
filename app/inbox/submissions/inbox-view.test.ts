import { expect, test } from 'vitest';
import { apiQuery, isFiltered, readView, writeView } from './inbox-view.ts';

test('opens on contact submissions, also for a table that does not exist', () => {
  expect(readView(new URLSearchParams()).table).toBe('contact_submissions');
  expect(readView(new URLSearchParams('table=user')).table).toBe('contact_submissions');
});

test('an address round trip keeps the view', () => {
  const params = new URLSearchParams('table=aerial_submissions&q=ana&status=done');
  expect(writeView(readView(params)).toString()).toBe('q=ana&status=done&table=aerial_submissions');
  expect(isFiltered(readView(params))).toBe(true);
  expect(isFiltered(readView(new URLSearchParams('sort=oldest')))).toBe(false);
});

test('a day is the local one, whole', () => {
  const query = apiQuery(readView(new URLSearchParams('from=2026-01-31&to=2026-01-31')));
  const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
  expect(new Date(from).getHours()).toBe(0);
  expect(to - from).toBe(24 * 60 * 60 * 1000);
});
