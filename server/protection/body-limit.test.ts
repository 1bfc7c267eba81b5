import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { unexpected } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { atMostBytes } from './body-limit.ts';

test.each([
  ['breaks off in the middle', '1\r\n{\r\n'],
  ['is cut into senseless pieces', '1\r\n{\r\nZZ\r\n'],
])('a body that %s is no error of ours', async (_, body) => {
  const lines: { level: number; status?: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = new Hono<AppEnv>();
  app.use(requestLog(log), atMostBytes(1000));
  app.post('/', (context) => context.text('read'));
  app.onError(unexpected);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');

  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const begun = once(server, 'request');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${body}`);
  await begun;
  socket.destroy();
  await vi.waitFor(() => expect(lines.map(({ level, status }) => [level, status])).toEqual([[30, 400]]), {
    timeout: 20_000,
  });
  server.close();
});
