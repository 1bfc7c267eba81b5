import { connect, type Socket } from 'node:net';

/**
 * A process of its own that asks a server as fast as it answers, over so many connections, and counts. It writes
 * and reads the bytes itself: a client library would cost more than the servers it measures.
 */
export type Load = { port: number; connections: number; seconds: number; ask: Ask };
export type Ask = { kind: 'page'; path: string } | { kind: 'submission'; path: string };
export type Answered = { perSecond: number; p50: number; p99: number; failed: number };

const warmUp = 1000;

process.once('message', async (load: Load) => {
  const answered = await run(load);
  process.send?.(answered, () => process.exit(0));
});

async function run({ port, connections, seconds, ask }: Load): Promise<Answered> {
  const nextRequest = requests[ask.kind](ask.path);
  const times: number[] = [];
  let failed = 0;
  const from = performance.now() + warmUp;
  const until = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      const answers = readAnswers(socket);
      for (let now = performance.now(); now < until; ) {
        socket.write(nextRequest());
        const status = await answers.next();
        const done = performance.now();
        if (now >= from && done <= until) {
          times.push(done - now);
          if (status >= 300) failed++;
        }
        now = done;
      }
      socket.destroy();
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

const requests: Record<Ask['kind'], (path: string) => () => string> = {
  page: (path) => {
    const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, deflate, br\r\naccept: text/html\r\n\r\n`;
    return () => request;
  },
  submission: (path) => () => {
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
  },
};
let serial = 0;

/** Statuses of one answer after the other; each must say its length. */
function readAnswers(socket: Socket): { next: () => Promise<number> } {
  let held = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<number> | null = null;
  socket.on('data', (part: Buffer) => {
    const answer = held.length > 0 ? Buffer.concat([held, part]) : part;
    held = answer as typeof held;
    const end = answer.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = answer.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (answer.length < end + 4 + length) return;
    held = Buffer.alloc(0);
    waiting?.resolve(Number(head.slice(9, 12)));
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    next: () => {
      waiting = Promise.withResolvers<number>();
      return waiting.promise;
    },
  };
}
