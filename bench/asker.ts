import { connect } from 'node:net';

/**
 * One connection that asks and counts the bytes of the answer. It reads into one buffer and keeps nothing: a
 * client library, and the garbage of one, would cost more than the servers that are measured. An answer must
 * say its length. Answers the status.
 */
export function openAsker(port: number): { ask: (request: string) => Promise<number>; close: () => void } {
  const buffer = Buffer.alloc(256 * 1024);
  let waiting: PromiseWithResolvers<number> | null = null;
  let status = 0;
  let left = 0;
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer,
      callback: (bytes) => {
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
      },
    },
  });
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
