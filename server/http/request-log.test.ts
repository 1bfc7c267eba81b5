import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logRequest } from './request-log.ts';

test.each([
  ['/contact?email=jane@example.org&x=%00', '/contact'],
  ['/about#jane@example.org', '/about'],
  ['/about', '/about'],
])('%s is logged as %s', (address, path) => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  logRequest(log, { requestId: 'x', method: 'GET', path: address, status: 400, started: 0 });
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([path]);
});
