import { FailingDeliveries } from '#app/inbox/deliveries/failing-deliveries.tsx';
import { latestPulse } from '#app/inbox/frame/live.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { useNews } from '#app/inbox/frame/use-news.ts';
import { act } from '#app/inbox/submissions/actions.ts';
import type { Route } from './+types/deliveries';

export const meta = () => staffMeta('Deliveries');

export async function clientLoader() {
  const known = latestPulse();
  return { known, failing: await load('GET /deliveries/failing', {}) };
}

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading the deliveries" />;

export default function AdminDeliveries({ loaderData: { known, failing } }: Route.ComponentProps) {
  useNews(({ failedDeliveries }) => failedDeliveries, known);
  return (
    <PageOf title="Deliveries that fail" loaded={failing} failed="Failed to load the deliveries">
      {(value) => <FailingDeliveries loaded={value} />}
    </PageOf>
  );
}
