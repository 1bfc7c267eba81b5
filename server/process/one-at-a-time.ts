import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait for the answers before theirs. Browsers and nginx never make one wait. */
const mostWaiting = { perConnection: 1000, together: 10_000 };

type Line = { busy: boolean; waiting: (() => void)[] };

/**
 * A client may send many requests without reading an answer. Node hands them over all at once, so here each
 * waits until the answer before it has left, and nothing more is read from the connection meanwhile.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  let together = 0;

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? openLine(socket);
    const begin = () => {
      line.busy = true;
      response.once('close', () => beginNext(socket, line));
      answer(request, response);
    };
    if (!line.busy) return begin();
    if (isTooMany(line.waiting.length)) return socket.destroy();
    line.waiting.push(begin);
    together += 1;
    socket.pause();
  };

  /** One may always wait: an honest client can be faster than the end of the answer before. */
  function isTooMany(before: number): boolean {
    return before >= mostWaiting.perConnection || (before > 0 && together >= mostWaiting.together);
  }

  function openLine(socket: Socket): Line {
    const line: Line = { busy: false, waiting: [] };
    lines.set(socket, line);
    socket.once('close', () => {
      together -= line.waiting.length;
      line.waiting = [];
    });
    return line;
  }

  function beginNext(socket: Socket, line: Line): void {
    line.busy = false;
    if (socket.destroyed) return;
    const begin = line.waiting.shift();
    if (!begin) return;
    line.busy = true;
    together -= 1;
    if (line.waiting.length === 0) socket.resume();
    // Everybody else gets a turn first, however many one client has sent ahead.
    setImmediate(begin);
  }
}
