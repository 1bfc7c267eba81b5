import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { oneAtATime } from '#server/process/one-at-a-time.ts';
import { closeUnread, type UnreadLimits } from '#server/process/unread-answers.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serving(answer: RequestListener, limits?: UnreadLimits): Promise<() => Promise<Socket>> {
  const server = createServer(oneAtATime(answer)).listen(0, '127.0.0.1');
  closing.push(() => server.close().closeAllConnections());
  if (limits) closeUnread(server, pino({ level: 'silent' }), limits);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
}

const get = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;

test('five hundred requests in one go are answered one after the other, in their order', async () => {
  let open = 0;
  let most = 0;
  const connected = await serving((request, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end(`<${request.url}>`);
    });
  });
  const socket = await connected();
  const paths = Array.from({ length: 500 }, (_, n) => `/${n}`);
  socket.write(paths.map((path, n) => get(path, n === 499 ? 'close' : undefined)).join(''));
  const answered = (await text(socket)).match(/<[^>]+>/g);
  expect(answered).toEqual(paths.map((path) => `<${path}>`));
  expect(most).toBe(1);
});

test('who sends many requests ahead keeps nobody else waiting for all of them', async () => {
  let answered = 0;
  let before = -1;
  const open = await serving((request, response) => {
    if (request.url === '/other') before = answered;
    else answered += 1;
    response.end('x');
  });
  const [greedy, other] = await Promise.all([open(), open()]);
  greedy.resume().write(get('/mine').repeat(900));
  other.write(get('/other', 'close'));
  await text(other);
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(100);
});

test('bodies that were sent ahead are all read', async () => {
  const open = await serving(async (request, response) => response.end(`<${await text(request)}>`));
  const socket = await open();
  const bodies = Array.from({ length: 20 }, (_, n) => String(n).repeat(20_000));
  const posts = bodies.map(
    (body, n) =>
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n${n === 19 ? 'Connection: close\r\n' : ''}\r\n${body}`,
  );
  socket.write(posts.join(''));
  expect((await text(socket)).match(/<[^>]+>/g)).toEqual(bodies.map((body) => `<${body}>`));
});

test('a connection with too many waiting requests is closed, and the next one is answered', async () => {
  const held: (() => void)[] = [];
  const open = await serving((request, response) => {
    if (request.url === '/held') held.push(() => response.end());
    else response.end('fine');
  });
  const greedy = await open();
  greedy.write(get('/held').repeat(2000));
  await new Promise((resolve) => greedy.once('close', resolve));
  expect(held).toHaveLength(1);
  const honest = await open();
  honest.write(get('/', 'close'));
  expect(await text(honest)).toContain('fine');
});

const quick = { lookEveryMs: 10, longestMs: 200, mostBytes: 1e9, longestWhenFullMs: 20 };
const large = Buffer.alloc(50_000_000);

test.each<[string, UnreadLimits]>([
  ['for too long', quick],
  ['while memory is full of unread answers', { ...quick, longestMs: 1e9, mostBytes: 1e6 }],
])('a client that reads nothing %s is given up, whatever it sends meanwhile', async (_, limits) => {
  const closed = Promise.withResolvers<void>();
  const open = await serving((_, response) => {
    response.on('close', closed.resolve).end(large);
  }, limits);
  const socket = await open();
  socket.pause();
  socket.write(get('/'));
  const alive = setInterval(() => socket.write('\r\n'), 20);
  await closed.promise;
  clearInterval(alive);
});

test('a client that reads slowly, and one whose answer takes long to begin, are served', async () => {
  // The clock goes on only where it is told to, so that a busy machine makes nobody slower than meant.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  closing.push(() => vi.useRealTimers());
  const limits = { ...quick, longestMs: 1000 };
  const pieces = Array.from({ length: 800 }, () => large.subarray(0, 64_000));
  const late = Promise.withResolvers<void>();
  const open = await serving(async (request, response) => {
    if (request.url === '/slow') return void Readable.from(pieces).pipe(response);
    await late.promise;
    response.end('late');
  }, limits);
  const [reader, waiter] = [await open(), await open()];
  reader.write(get('/slow', 'close'));
  waiter.write(get('/late', 'close'));
  let read = 0;
  for await (const chunk of reader) {
    read += chunk.length;
    vi.advanceTimersByTime(5);
  }
  expect(performance.now()).toBeGreaterThan(2 * limits.longestMs);
  expect(read).toBeGreaterThan(800 * 64_000);
  late.resolve();
  expect(await text(waiter)).toContain('late');
});
