import { AuditList } from '#app/inbox/audit/audit-list.tsx';
import { StaffHeader } from '#app/inbox/frame/staff-header.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';

export const meta = () => staffMeta('Audit log');

export default function AdminAudit() {
  return (
    <>
      <StaffHeader />
      <main className="staff-main">
        <h1>Audit log</h1>
        <AuditList />
      </main>
    </>
  );
}
