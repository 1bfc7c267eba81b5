import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '#server/protection/limits.ts';
import { startCaddy } from '#tests/faults/caddy.ts';
import { nginxIsMissing, startNginx } from '#tests/faults/nginx.ts';
import { type ProxyInFront, proxyIsMissing } from '#tests/faults/proxy.ts';
import { buildRig } from '#tests/faults/rig.ts';
import { atLeast, atMost, type Figure, type Scenario } from '#tests/faults/scenario.ts';
import { getRaw, sendRaw } from '#tests/support/raw-http.ts';

const table = 'aerial_submissions';

type Kind = {
  name: string;
  /** What its scenarios are called begins with. */
  prefix: string;
  start: (upstreams: readonly string[]) => Promise<ProxyInFront | null>;
  missing: Figure;
};

/** Each with its file of `deploy/`. */
const kindsOfProxy: Kind[] = [
  { name: 'nginx', prefix: 'proxy', start: startNginx, missing: nginxIsMissing },
  { name: 'Caddy', prefix: 'caddy', start: startCaddy, missing: proxyIsMissing('Caddy', 'caddy') },
];

const proxyPaths = ({ name, prefix, start, missing }: Kind): Scenario => ({
  name: `${prefix}-paths`,
  title: `Twisted paths through ${name} with the file of deploy/ (paths)`,
  rounds: { long: 20_000, short: 400 },
  run: async (count, say) => {
    const rig = await buildRig('sqlite');
    const site = await rig.start();
    const proxy = await start([site.url, site.url]);
    if (!proxy) {
      await site.stop();
      await rig.dispose();
      return [missing];
    }
    const seen = { metrics: 0, broken: 0 };
    for (let n = 0; n < count; n++) {
      const answer = await getRaw(proxy.url, twistedPath(n));
      if (answer.includes('http_request_duration_seconds')) seen.metrics += 1;
      if (/^HTTP\/1\.1 5/.test(answer)) seen.broken += 1;
      if (n % 100 === 0) say(`${n} of ${count} paths`);
    }
    const stored = await postWithBorrowedNames(proxy.url);
    await proxy.stop();
    await site.stop();
    await rig.dispose();
    return [
      atMost('paths that lead to the metrics', seen.metrics, 0),
      atMost('paths answered with 5xx', seen.broken, 0),
      // None at all would mean that nothing came through.
      atLeast('stored for one visitor', stored, 1),
      atMost('stored for one visitor under many names', stored, limits.visitor.submissions),
    ];
  },
});

const starts = ['/api/admin/events', '/api/submissions', '/assets', '', '/api/admin', '//', '/.'];
const joints = ['/', '\\', '%2f', '%5c', '//', '/;/', '%2F', '%5C', '/%00/', '?/', '%23/'];
const ups = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '...', '.'];
const ends = ['metrics', 'metrics/', '%6detrics', 'metrics?x=1', 'metrics#x', 'METRICS', 'metrics%20'];

/** Every combination in turn; each number is another path. */
function twistedPath(n: number): string {
  let rest = n * 7919;
  const pick = (list: readonly string[]) => {
    const chosen = list[rest % list.length] ?? '';
    rest = Math.floor(rest / list.length);
    return chosen;
  };
  const [start, end, joint, up] = [pick(starts), pick(ends), pick(joints), pick(ups)];
  const depth = (n % 4) + (start.match(/\/\w/g)?.length ?? 0);
  const path = start + `${joint}${up}`.repeat(depth) + pick(joints) + end;
  return path.startsWith('/') ? path : `/${path}`;
}

/** One visitor claims to be another each time, on straight and on twisted ways. */
async function postWithBorrowedNames(url: string): Promise<number> {
  const ways = [
    '',
    '/api/admin/events\\..\\..\\..',
    '/api/admin/events/..%5c..%5c..',
    '/.',
    '/api/admin/events/../../..',
  ];
  let stored = 0;
  for (let n = 0; n < 2 * limits.visitor.submissions; n++) {
    const body = JSON.stringify({ name: 'Ana', email: 'ana@example.org', message: `Number ${n}` });
    const answer = await sendRaw(
      url,
      `POST ${ways[n % ways.length]}/api/submissions/${table} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
        `X-Forwarded-For: 198.51.100.${n}\r\nForwarded: for=198.51.100.${n}\r\nX-Real-IP: 198.51.100.${n}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    if (answer.startsWith('HTTP/1.1 201')) stored += 1;
  }
  return stored;
}

const proxyRepeats = ({ name, prefix, start, missing }: Kind): Scenario => ({
  name: `${prefix}-repeats`,
  title: `A process dies with a request in its hands, behind ${name} (requests of each kind)`,
  rounds: { long: 50, short: 5 },
  run: async (count) => {
    const heard: Record<string, number> = {};
    const dying = await Promise.all([dyingProcess(heard), dyingProcess(heard)]);
    const proxy = await start(dying.map(urlOf));
    const figures: Figure[] = proxy ? [] : [missing];
    for (const [path, method, most] of kinds) {
      for (let n = 0; n < count && proxy; n++)
        await fetch(proxy.url + path, { method, body: method === 'GET' ? undefined : '{}' });
      if (proxy)
        figures.push(atMost(`${method} ${path}, times sent for each`, (heard[path] ?? 0) / count, most));
    }
    await proxy?.stop();
    for (const server of dying) server.close();
    return figures;
  },
});

/** Two processes, so what may be repeated is sent twice. */
const kinds: [path: string, method: string, most: number][] = [
  [`/api/submissions/${table}`, 'POST', 2],
  ['/api/auth/sign-in/email', 'POST', 1],
  ['/api/admin/people/erase', 'POST', 1],
  ['/api/admin/notes/1', 'PATCH', 1],
  ['/contact', 'GET', 2],
];

/** Hangs up on whatever it is asked, once it has heard all of it. */
async function dyingProcess(heard: Record<string, number>): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('ready');
    const path = request.url ?? '';
    request.resume().once('end', () => {
      heard[path] = (heard[path] ?? 0) + 1;
      request.socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const proxy = kindsOfProxy.flatMap((kind) => [proxyPaths(kind), proxyRepeats(kind)]);
