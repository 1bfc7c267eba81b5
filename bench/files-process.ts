import { createServer } from 'node:http';
import { pino } from 'pino';
import { readConfig } from '../server/config/config.ts';
import { builtFiles } from '../server/pages/built-files.ts';

/** The server's own answers for built files, from a folder that also holds the plain pages. */
const log = pino({ level: 'silent' });
const files = builtFiles(process.argv[2] ?? '', readConfig({ LOG_LEVEL: 'silent' }), log);
const server = createServer((request, response) =>
  files(request, response, () => response.writeHead(404).end()),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});
