import { Inbox } from '#app/inbox/inbox.tsx';
import { StaffHeader } from '#app/inbox/staff-header.tsx';
import { staffMeta } from '#app/inbox/staff-meta.ts';

export const meta = () => staffMeta('Inbox');

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
