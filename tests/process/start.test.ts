import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSite } from '#tests/support/site.ts';

const main = resolve(import.meta.dirname, '../../server/main.mjs');

async function failedStart(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', ...environment } });
  const lines: string[] = [];
  child.stderr.on('data', (data) => lines.push(String(data)));
  const [code] = await once(child, 'close');
  return { code, said: lines.join('').trim() };
}

const folder = mkdtempSync(join(tmpdir(), 'prometheon-start-'));
const file = join(folder, 'a-file');
writeFileSync(file, '');

test.each([
  ['a port that is no number', { PORT: 'eighty' }, /^PORT must be a whole number/],
  ['a log level that does not exist', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
  ['an address that is none', { PUBLIC_URL: 'prometheon' }, /^PUBLIC_URL must be an address/],
  ['a database that is not PostgreSQL', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start with/],
  ['a schedule that is no number', { BACKUP_EVERY: 'daily' }, /^BACKUP_EVERY must be a number of hours/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:9/x' },
    /nothing listens at that address/,
  ],
  ['a data folder that is a file', { DATA_DIR: file }, /cannot be written to/],
])('%s is told in one sentence', async (_, environment, sentence) => {
  const { code, said } = await failedStart({ DATA_DIR: folder, ...environment });
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

test('a taken port is told in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, said } = await failedStart({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`);
  rmSync(folder, { recursive: true });
});

test('a stop finishes what was accepted', async () => {
  const site = await startSite();
  const body = JSON.stringify({ name: 'Ana', email: 'ana@example.org', subject: 'Hi', message: 'Hello' });
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    'POST /api/submissions/contact_submissions HTTP/1.1\r\nHost: site\r\nConnection: close\r\n' +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await wait(300);
  const left = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  await wait(300);
  const answer = text(socket);
  socket.write(body.slice(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  expect((await left)[0]).toBe(0);
  await site.stop();
});
