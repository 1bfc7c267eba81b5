import { StaffHeader } from '#app/inbox/frame/staff-header.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { Inbox } from '#app/inbox/submissions/inbox.tsx';

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
