import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { act } from '#app/inbox/site/actions.ts';
import { SiteOverview } from '#app/inbox/site/site-overview.tsx';
import type { Route } from './+types/site';

export const meta = () => staffMeta('Site');

export const clientLoader = () => load('GET /site', {});

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading the site" />;

export default function AdminSite({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="The site" loaded={loaderData} failed="Failed to load the site">
      {(state) => <SiteOverview {...state} />}
    </PageOf>
  );
}
