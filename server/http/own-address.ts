/** Where a process that listens there can be asked from its own machine. */
export function addressOf(listening: string, port: number): string {
  const host = ['', '0.0.0.0', '::'].includes(listening) ? '127.0.0.1' : listening;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
