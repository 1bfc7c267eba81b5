import { AuditList } from '#app/inbox/audit-list.tsx';
import { StaffHeader } from '#app/inbox/staff-header.tsx';
import { staffMeta } from '#app/inbox/staff-meta.ts';

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
