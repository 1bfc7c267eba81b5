import { openAsker } from './asker.ts';

/** A process of its own that asks a server as fast as it answers, over so many connections, and counts. */
export type Load = { port: number; connections: number; seconds: number; ask: Ask };
export type Ask = { kind: 'page'; path: string } | { kind: 'submission'; path: string };
export type Answered = { perSecond: number; p50: number; p99: number; failed: number };

const warmUp = 2000;

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
      const asker = openAsker(port);
      for (let now = performance.now(); now < until; ) {
        const status = await asker.ask(nextRequest());
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
