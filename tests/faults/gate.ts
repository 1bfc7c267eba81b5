import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Gate = { port: number; close: () => void; open: () => void; stop: () => Promise<void> };

/** Stands between two programs. Closed, it swallows what is said, as a broken network does: nobody hangs up. */
export async function openGate(to: number): Promise<Gate> {
  let closed = false;
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, into] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => !closed && into.write(chunk));
      from.on('close', () => {
        if (!closed) into.destroy();
        pairs.delete(pair);
      });
      from.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      closed = true;
    },
    open: () => {
      closed = false;
      // What was swallowed is gone: a connection that missed something is of no use to anyone.
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    stop: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
