import { AllForms } from '#app/inbox/all/all-forms.tsx';
import { loadAll } from '#app/inbox/all/load-all.ts';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { act } from '#app/inbox/submissions/actions.ts';
import type { Route } from './+types/all';

export const meta = () => staffMeta('All forms');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadAll(request);

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading submissions" />;

export default function AdminAll({ loaderData }: Route.ComponentProps) {
  return <AllForms data={loaderData} />;
}
