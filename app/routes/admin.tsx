import { pageMeta } from '#app/components/page-meta.ts';
import { Inbox } from '#app/inbox/inbox.tsx';
import { StaffHeader } from '#app/inbox/staff-header.tsx';

export const meta = () => pageMeta('admin');

export default function Admin() {
  return (
    <>
      <StaffHeader />
      <main className="staff-main">
        <Inbox />
      </main>
    </>
  );
}
