import { startSite } from '../tests/support/site.ts';
import { putUnderLoad } from './load.ts';
import { startNginx } from './nginx.ts';
import { atLeast, type Figure, type Section, told } from './report.ts';

const paths = ['/', '/contact', '/photo-gallery'];
const seconds = 5;
const connections = 32;

/** Built pages a second, our server with its log on beside nginx with the same brotli files. */
export async function benchStatic(): Promise<Section> {
  const site = await startSite({ LOG_LEVEL: 'info' });
  const nginx = await startNginx();
  const figures: Figure[] = [];
  for (const path of paths) {
    const load = { connections, seconds, ask: { kind: 'page' as const, path } };
    const port = Number(new URL(site.url).port);
    const ours = await putUnderLoad({ ...load, port }, [site.process.pid ?? 0]);
    if (!nginx) {
      figures.push(told({ name: `${path}, pages a second`, unit: '/s', ours: ours.perSecond }));
      continue;
    }
    const theirs = await putUnderLoad({ ...load, port: nginx.port }, nginx.pids);
    figures.push(
      atLeast(
        { name: `${path}, pages a second, ${connections} connections`, unit: '/s', ours: ours.perSecond },
        { name: 'nginx', value: theirs.perSecond },
        0.3,
      ),
      told(
        { name: `${path}, pages a second of processor time`, unit: '/s', ours: ours.perCpuSecond },
        { name: 'nginx', value: theirs.perCpuSecond },
      ),
      told({ name: `${path}, p99`, unit: 'ms', ours: ours.p99 }, { name: 'nginx', value: theirs.p99 }),
    );
  }
  await nginx?.stop();
  await site.stop();
  return {
    title: 'Static pages',
    figures,
    notes: nginx
      ? []
      : ['nginx is not installed (Debian: apt-get install nginx-light), so nothing stands beside.'],
  };
}
