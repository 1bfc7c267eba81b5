import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';

export type UnreadLimits = {
  /** How often connections are looked at, and how long one may take nothing of what waits for it. */
  lookEveryMs: number;
  longestMs: number;
  /** Once so many bytes wait in memory on all connections together, `longestMs` is this much shorter. */
  mostBytes: number;
  longestWhenFullMs: number;
};

const usual: UnreadLimits = {
  lookEveryMs: 1000,
  longestMs: 60_000,
  mostBytes: 64 * 1024 * 1024,
  longestWhenFullMs: 3000,
};

type Seen = { taken: number; since: number };

/** Closes connections whose client has stopped reading its answer: each of them holds memory. */
export function closeUnread(server: Server, log: Logger, limits = usual): void {
  const connections = new Map<Socket, Seen>();
  server.on('connection', (socket) => {
    connections.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(look, limits.lookEveryMs).unref();
  server.once('close', () => clearInterval(timer));

  function look(): void {
    const now = performance.now();
    const held = [...connections.keys()].reduce((bytes, { writableLength }) => bytes + writableLength, 0);
    const longest = held > limits.mostBytes ? limits.longestWhenFullMs : limits.longestMs;
    let closed = 0;
    for (const [socket, seen] of connections) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== seen.taken) connections.set(socket, { taken, since: now });
      else if (now - seen.since >= longest) {
        socket.destroy();
        closed += 1;
      }
    }
    if (closed > 0) log.warn({ closed, held }, 'closed connections whose clients stopped reading');
  }
}
