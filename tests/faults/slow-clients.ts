import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { postForm } from '../post-form.ts';
import { buildRig } from './rig.ts';
import { atLeast, atMost, type Scenario } from './scenario.ts';

const slowly = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
};

const slowClients: Scenario = {
  name: 'slow-clients',
  title: 'Slow headers and slow bodies hold connections open (half each)',
  rounds: { long: 1000, short: 200 },
  run: async (connections, say) => {
    const rig = await buildRig('sqlite');
    const site = await rig.start();
    const sockets = Array.from({ length: connections }, () => slowly(rig.url));
    const head =
      'POST /api/submissions/contact_submissions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    for (const [index, socket] of sockets.entries())
      socket.write(index % 2 ? head : `${head}Content-Length: 100000\r\n\r\n{"name":"`);
    const drip = setInterval(() => {
      for (const [index, socket] of sockets.entries())
        if (socket.writable) socket.write(index % 2 ? 'X-A: b\r\n' : 'a');
    }, 1000);

    const started = performance.now();
    let slowest = 0;
    let answered = 0;
    while (performance.now() - started < 15_000) {
      const asked = performance.now();
      const body = { name: 'Ana', email: 'ana@example.org', message: `Meanwhile ${answered}` };
      const [page, form] = await Promise.all([fetch(rig.url), postForm(rig.url, 'aerial_submissions', body)]);
      if (page.status === 200 && form.status === 201) answered += 1;
      slowest = Math.max(slowest, performance.now() - asked);
      const open = sockets.filter((socket) => !socket.closed).length;
      say(`${open} slow connections, others answered ${answered} times`);
      if (open === 0) break;
      await wait(100);
    }
    clearInterval(drip);
    const left = sockets.filter((socket, index) => index % 2 === 1 && !socket.closed).length;
    for (const socket of sockets) socket.destroy();
    await site.stop();
    await rig.dispose();
    return [
      atLeast('others answered', answered, 10),
      atMost('slowest answer to others', slowest / 1000, 1, ' s'),
      atMost('slow headers still held after 15 s', left, 0),
    ];
  },
};

export const slow = [slowClients];
