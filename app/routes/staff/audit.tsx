import { AuditList } from '#app/inbox/audit/audit-list.tsx';
import { auditQuery } from '#app/inbox/audit/audit-query.ts';
import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import type { Route } from './+types/audit';

export const meta = () => staffMeta('Audit log');

/** The filter lives in the address; `before` is where older entries begin. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load('GET /audit', { query: auditQuery(new URL(request.url).searchParams) });

export const HydrateFallback = () => <Spinner label="Loading the audit log" />;

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="Audit log" loaded={loaderData} failed="Failed to load the audit log">
      {(page) => <AuditList page={page} />}
    </PageOf>
  );
}
