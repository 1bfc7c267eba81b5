import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { processorSeconds } from '../tests/support/processor-time.ts';

/** Asks one address as fast as it answers. Without a cookie it posts contact messages, each from another visitor. */
export type Load = { port: number; path: string; connections: number; seconds: number; cookie?: string };
export type Answered = { perSecond: number; p99: number; failed: number };

const warmUpSeconds = 2;

/** Runs the load in a process of its own, and reads what the servers spent on each answer. */
export async function putUnderLoad(
  load: Load,
  ...servers: number[]
): Promise<Answered & { cpuMicroseconds: number }> {
  const child = fork(import.meta.filename);
  const spent = () => servers.reduce((sum, server) => sum + processorSeconds(server), 0);
  const before = spent();
  child.send(load);
  const [answered]: Answered[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the load could not be run'))),
  ]);
  if (!answered) throw new Error('the load told nothing');
  // A request costs the same while it warms up.
  const answers = answered.perSecond * (load.seconds + warmUpSeconds);
  return { ...answered, cpuMicroseconds: (1e6 * (spent() - before)) / answers };
}

if (import.meta.main)
  process.once('message', async (load: Load) => {
    const answered = await run(load);
    process.send?.(answered, () => process.exit(0));
  });

async function run(load: Load): Promise<Answered> {
  const times: number[] = [];
  let failed = 0;
  const from = performance.now() + warmUpSeconds * 1000;
  const until = from + load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      const asker = openAsker(load.port);
      for (let now = performance.now(); now < until; ) {
        const status = await asker.ask(load.cookie === undefined ? message(load) : question(load));
        const done = performance.now();
        if (now >= from && done <= until) {
          times.push(done - now);
          if (status >= 300) failed++;
        }
        now = done;
      }
      asker.close();
    }),
  );
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: times.length / load.seconds, p99, failed };
}

function question({ path, cookie }: Load): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`;
}

let serial = 0;

function message({ path }: Load): string {
  const body = JSON.stringify({
    name: 'Ana María',
    email: `ana${serial}@example.org`,
    subject: 'A class for my daughter',
    message: `She is fourteen and likes robots. Is there a place in July, and what does it cost? Number ${serial}`,
    elapsedMs: 30_000,
  });
  return [
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\naccept: application/json`,
    `x-forwarded-for: 10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
    `idempotency-key: bench-${process.pid}-${serial++}`,
    `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ].join('\r\n');
}

/**
 * One connection that counts the bytes of an answer and keeps none: a client library would cost more than the
 * servers that are measured. An answer must say its length.
 */
function openAsker(port: number): { ask: (request: string) => Promise<number>; close: () => void } {
  const buffer = Buffer.alloc(256 * 1024);
  let waiting: PromiseWithResolvers<number> | null = null;
  let status = 0;
  let left = 0;
  const callback = (bytes: number) => {
    if (status === 0) {
      const end = buffer.indexOf('\r\n\r\n');
      const head = buffer.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      left = end + 4 + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    }
    left -= bytes;
    if (left > 0) return true;
    const done = status;
    status = 0;
    waiting?.resolve(done);
    return true;
  };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
  const closed = new Error('the server closed the connection');
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(closed));
  return {
    ask: (request) => {
      if (socket.destroyed) return Promise.reject(closed);
      waiting = Promise.withResolvers<number>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
