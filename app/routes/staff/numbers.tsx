import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { NumbersView } from '#app/inbox/numbers/numbers-view.tsx';
import type { Route } from './+types/numbers';

export const meta = () => staffMeta('Numbers');

/** `from` and `to` in the address are the first and the last day. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load('GET /numbers', { query: new URL(request.url).searchParams.toString() });

export const HydrateFallback = () => <Spinner label="Loading the numbers" />;

export default function AdminNumbers({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="Numbers" loaded={loaderData} failed="Failed to load the numbers">
      {(numbers) => <NumbersView numbers={numbers} />}
    </PageOf>
  );
}
