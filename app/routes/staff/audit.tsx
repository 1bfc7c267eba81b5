import { AuditList } from '#app/inbox/audit/audit-list.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import type { Route } from './+types/audit';

export const meta = () => staffMeta('Audit log');

/** `before` in the address is where older entries begin. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load('GET /audit', { query: new URL(request.url).searchParams.toString() });

export const HydrateFallback = () => <Spinner label="Loading the audit log" />;

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="Audit log" loaded={loaderData} failed="Failed to load the audit log">
      {(page) => <AuditList page={page} />}
    </PageOf>
  );
}
