import { readPersonOf } from '#app/inbox/addresses.ts';
import { latestPulse } from '#app/inbox/frame/live.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { useNews } from '#app/inbox/frame/use-news.ts';
import { PersonLine } from '#app/inbox/people/person-line.tsx';
import type { Route } from './+types/person';

export const meta = () => staffMeta('One person');

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const known = latestPulse();
  const names = readPersonOf(new URL(url).searchParams) ?? { table: '', id: '' };
  return { known, person: await load('GET /people/:table/:id', { names, signal }) };
}

export const HydrateFallback = () => <Spinner label="Loading" />;

export default function AdminPerson({ loaderData: { known, person } }: Route.ComponentProps) {
  useNews(({ tables, lastChange, lastNote, lastMessage, failedDeliveries }) => {
    const newest = Object.values(tables).map((table) => table.newest);
    return [newest, lastChange, lastNote, lastMessage, failedDeliveries];
  }, known);
  return (
    <PageOf title="Everything from one person" loaded={person} failed="Failed to load what this person sent">
      {(value) => <PersonLine person={value} />}
    </PageOf>
  );
}
