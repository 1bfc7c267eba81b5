import { createServer } from 'node:http';
import { readConfig } from '../server/config/config.ts';
import { bareReader } from './bare-reader.ts';

/**
 * The least that shows a page of rows: `node:http`, the driver, the query from the address. Its environment is
 * the server's.
 */
const { query } = await bareReader(readConfig(process.env));

const server = createServer(async (request, response) => {
  const asked = decodeURIComponent(request.url?.split('?')[1] ?? '');
  const body = Buffer.from(JSON.stringify(await query(asked)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});
