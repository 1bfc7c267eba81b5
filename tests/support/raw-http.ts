import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A connection that sends exactly what it is told to: `fetch` would tidy it up. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** What the server says to these bytes until it closes the connection. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(url);
  socket.write(bytes);
  return text(socket).catch(() => '');
}

/** A GET as a client could write it, whatever stands in its path. */
export function getRaw(url: string, target: string, headers = ''): Promise<string> {
  return sendRaw(
    url,
    `GET ${target} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n${headers}\r\n`,
  );
}
