import { latestPulse } from '#app/inbox/frame/live.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { useNews } from '#app/inbox/frame/use-news.ts';
import { QuarantineList } from '#app/inbox/quarantine/quarantine-list.tsx';
import { act } from '#app/inbox/submissions/actions.ts';
import type { Route } from './+types/quarantine';

export const meta = () => staffMeta('Quarantine');

export async function clientLoader() {
  const known = latestPulse();
  return { known, quarantine: await load('GET /quarantine', {}) };
}

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading the quarantine" />;

export default function AdminQuarantine({ loaderData: { known, quarantine } }: Route.ComponentProps) {
  useNews(({ tables, lastChange }) => [Object.values(tables).map(({ spam }) => spam), lastChange], known);
  return (
    <PageOf title="Quarantine" loaded={quarantine} failed="Failed to load the quarantine">
      {(value) => <QuarantineList quarantine={value} />}
    </PageOf>
  );
}
