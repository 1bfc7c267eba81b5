import { pageMeta } from '#app/components/page-meta.ts';
import { AuditList } from '#app/inbox/audit-list.tsx';
import { StaffHeader } from '#app/inbox/staff-header.tsx';

export const meta = () => pageMeta('admin');

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
