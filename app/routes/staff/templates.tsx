import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { act } from '#app/inbox/templates/actions.ts';
import { Templates } from '#app/inbox/templates/templates.tsx';
import type { Route } from './+types/templates';

export const meta = () => staffMeta('Templates');

export const clientLoader = () => load('GET /templates', {});

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading the templates" />;

export default function AdminTemplates({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="Templates of replies" loaded={loaderData} failed="Failed to load the templates">
      {(templates) => <Templates templates={templates} />}
    </PageOf>
  );
}
