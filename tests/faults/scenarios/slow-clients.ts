import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildRig } from '#tests/faults/rig.ts';
import { atLeast, atMost, type Figure, type Scenario, withinSeconds } from '#tests/faults/scenario.ts';
import { postForm } from '#tests/support/post-form.ts';

type Say = (progress: string) => void;

const slowClients: Scenario = {
  name: 'slow-clients',
  title: 'Slow headers and slow bodies hold connections open (half each)',
  rounds: { long: 1000, short: 200 },
  run: async (connections, say) => {
    const rig = await buildRig('sqlite');
    const site = await rig.start();
    const sockets = Array.from({ length: connections }, (_, index) => openSlowly(rig.url, index % 2 === 0));
    const drip = setInterval(() => {
      for (const [index, socket] of sockets.entries())
        if (socket.writable) socket.write(index % 2 ? 'X-A: b\r\n' : 'a');
    }, 1000);
    const figures = await askMeanwhile(rig.url, wait(15_000), say);
    clearInterval(drip);
    const left = sockets.filter((socket, index) => index % 2 === 1 && !socket.closed).length;
    for (const socket of sockets) socket.destroy();
    await site.stop();
    await rig.dispose();
    return [...figures, atMost('slow headers still held after 15 s', left, 0)];
  },
};

function openSlowly(url: string, withBody: boolean): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head =
    'POST /api/submissions/contact_submissions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  socket.write(withBody ? `${head}Content-Length: 100000\r\n\r\n{"name":"` : head);
  return socket;
}

const slowHttpTest: Scenario = {
  name: 'slowhttptest',
  title: 'slowhttptest: slow headers, then slow bodies (connections)',
  rounds: { long: 1000, short: 200 },
  run: async (connections, say) => {
    if (spawnSync('slowhttptest', ['-h']).error)
      return [
        {
          what: 'slowhttptest',
          value: 'not installed',
          promise: 'needs the package slowhttptest',
          held: true,
        },
      ];
    const rig = await buildRig('sqlite');
    const site = await rig.start();
    const figures: Figure[] = [];
    const form = `${rig.url}/api/submissions/contact_submissions`;
    for (const [what, ...attack] of [
      ['headers', '-H', '-u', rig.url],
      ['bodies', '-B', '-u', form, '-t', 'POST', '-f', 'application/json'],
    ]) {
      const pace = ['-c', String(connections), '-r', '200', '-i', '1', '-l', '15', '-p', '3'];
      const tool = spawn('slowhttptest', [...attack, ...pace], { stdio: 'ignore' });
      const measured = await askMeanwhile(rig.url, once(tool, 'exit'), say);
      figures.push(...measured.map((figure) => ({ ...figure, what: `slow ${what}: ${figure.what}` })));
    }
    await site.stop();
    await rig.dispose();
    return figures;
  },
};

/** What other visitors see until it is over. */
export async function askMeanwhile(url: string, over: Promise<unknown>, say: Say): Promise<Figure[]> {
  let isOver = false;
  over.then(() => {
    isOver = true;
  });
  let slowest = 0;
  let answered = 0;
  let failed = 0;
  while (!isOver) {
    const asked = performance.now();
    const body = { name: 'Ana', email: 'ana@example.org', message: `Meanwhile ${answered}` };
    const [page, form] = await Promise.all([fetch(url), postForm(url, 'aerial_submissions', body)]);
    if (page.status === 200 && form.status === 201) answered += 1;
    else failed += 1;
    slowest = Math.max(slowest, performance.now() - asked);
    say(`others answered ${answered} times`);
    await wait(100);
  }
  return [
    atLeast('others answered', answered, 10),
    atMost('others refused', failed, 0),
    withinSeconds('slowest answer to others', slowest / 1000, 1),
  ];
}

export const slow = [slowClients, slowHttpTest];
