import { readdirSync, readlinkSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildRig } from '#tests/faults/rig.ts';
import { atMost, type Scenario } from '#tests/faults/scenario.ts';
import { largestPicture } from '#tests/support/built-files.ts';
import { peakMegabytes } from '#tests/support/process-memory.ts';
import { openSocket } from '#tests/support/raw-http.ts';
import { askMeanwhile } from './slow-clients.ts';

const requestsPerSocket = 500;
/** A small server has this much; the site at rest needs a good hundred. */
const mostMegabytes = 350;

const unreadAnswers: Scenario = {
  name: 'unread-answers',
  title: 'Clients ask for 500 pictures at once and read nothing (connections)',
  rounds: { long: 200, short: 25 },
  run: async (connections, say) => {
    const rig = await buildRig('sqlite');
    const site = await rig.start();
    const request = `GET ${largestPicture()} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const sockets: Socket[] = [];
    for (let n = 0; n < connections; n++) {
      const socket = await openSocket(rig.url);
      socket.pause();
      socket.write(request.repeat(requestsPerSocket));
      sockets.push(socket);
      await wait(100);
    }
    const isLong = connections >= unreadAnswers.rounds.long;
    // The long run waits until the server has given all of them up.
    const figures = await askMeanwhile(rig.url, wait(isLong ? 75_000 : 4000), say);
    const held = openSockets(site.process.pid ?? 0);
    const peak = site.process.exitCode === null ? peakMegabytes(site.process.pid ?? 0) : Number.NaN;
    for (const socket of sockets) socket.destroy();
    await site.stop();
    await rig.dispose();
    return [
      ...figures,
      atMost('most memory', peak, mostMegabytes, ' MB'),
      // It listens on one, speaks to us through another, and a few visitors may still be connected.
      ...(isLong ? [atMost('sockets still open', held, 10)] : []),
    ];
  },
};

function openSockets(pid: number): number {
  const files = `/proc/${pid}/fd`;
  return readdirSync(files).filter((fd) => isSocket(`${files}/${fd}`)).length;
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    // Closed since it was listed.
    return false;
  }
}

export const unread = [unreadAnswers];
