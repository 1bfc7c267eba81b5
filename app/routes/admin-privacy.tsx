import { PersonPanel } from '#app/inbox/person-panel.tsx';
import { RetentionSection } from '#app/inbox/retention-section.tsx';
import { StaffHeader } from '#app/inbox/staff-header.tsx';
import { staffMeta } from '#app/inbox/staff-meta.ts';

export const meta = () => staffMeta('Privacy');

export default function AdminPrivacy() {
  return (
    <>
      <StaffHeader />
      <main className="staff-main">
        <h1>Privacy</h1>
        <div className="account">
          <PersonPanel />
          <RetentionSection />
        </div>
      </main>
    </>
  );
}
