import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function logged(write: (log: ReturnType<typeof openLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(openLog('debug', { write: (line) => lines.push(line), flush: (done) => done() }));
  return lines.map((line) => JSON.parse(line));
}

test.each(['error', 'err', 'reason'])(
  'an error under the name %s is written with what it says and where',
  (name) => {
    const [line] = logged((log) => log.error({ [name]: new TypeError('no such thing') }, 'it broke'));
    expect(line).toMatchObject({ msg: 'it broke', [name]: { name: 'TypeError', message: 'no such thing' } });
    expect(line?.[name]).toHaveProperty('stack', expect.stringContaining('log.test.ts'));
  },
);

test('its causes are written too', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const [line] = logged((log) => log.warn({ error: new Error('no database', { cause }) }, 'it broke'));
  expect(line).toMatchObject({ error: { message: 'no database', cause: { code: 'ECONNREFUSED' } } });
});

test('one of several tries says what each of them ran into', () => {
  const error = new AggregateError([new Error('first'), new Error('second')]);
  const [line] = logged((log) => log.warn({ error }, 'it broke'));
  expect(line).toMatchObject({ error: { errors: ['Error: first', 'Error: second'] } });
});

test('what a database error quotes of a row is not written: it is a visitor’s', () => {
  const error = Object.assign(new Error('violates a rule'), {
    detail: 'Failing row contains (Ana, ana@example.org)',
  });
  const lines = logged((log) => log.error({ error }, 'it broke'));
  expect(JSON.stringify(lines)).not.toContain('ana@example.org');
});

test('other values stay as they are', () => {
  expect(logged((log) => log.info({ status: 200, path: '/' }, 'request'))[0]).toMatchObject({
    status: 200,
    path: '/',
  });
});
