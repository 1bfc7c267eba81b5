import { act } from '#app/inbox/submissions/actions.ts';
import { Inbox } from '#app/inbox/submissions/inbox.tsx';
import { loadInbox } from '#app/inbox/submissions/load-inbox.ts';
import type { Route } from './+types/submissions';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadInbox(request);

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export default function AdminSubmissions({ loaderData }: Route.ComponentProps) {
  return <Inbox data={loaderData} />;
}
