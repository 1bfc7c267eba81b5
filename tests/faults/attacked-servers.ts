import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { visitorHeaders } from '#tests/support/post-form.ts';

export type Attacked = { url: string; stop: () => Promise<void> };

async function listen(server: Server): Promise<Attacked> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Lets a tool pass for many visitors, so that the limit for one does not hide a hole from it. */
export function asManyVisitors(site: string): Promise<Attacked> {
  return listen(
    createServer((incoming, outgoing) => {
      const headers = { ...incoming.headers, 'x-forwarded-for': visitorHeaders()['x-forwarded-for'] };
      const passed = request(
        new URL(incoming.url ?? '/', site),
        { method: incoming.method, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    }),
  );
}

/** The planted control: everything that ours must not have. A tool that finds nothing here proves nothing there. */
export function withHoles(): Promise<Attacked> {
  const database = new DatabaseSync(':memory:');
  database.exec(
    `create table items (id integer, name text); insert into items values (1, 'lamp'), (2, 'chair')`,
  );
  return listen(
    createServer((incoming, outgoing) => {
      const { searchParams } = new URL(incoming.url ?? '/', 'http://here');
      const id = searchParams.get('id') ?? '1';
      outgoing.setHeader('content-type', 'text/html');
      try {
        const rows = database.prepare(`select name from items where id = ${id}`).all();
        outgoing.end(`<form action="/"><input name="id"></form><p>${id}</p>${JSON.stringify(rows)}`);
      } catch (error) {
        outgoing.statusCode = 500;
        outgoing.end(`<p>${id}</p>SQLite error: ${(error as Error).message}`);
      }
    }),
  );
}
