import { StaffHeader } from '#app/inbox/frame/staff-header.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { PersonPanel } from '#app/inbox/privacy/person-panel.tsx';
import { RetentionSection } from '#app/inbox/privacy/retention-section.tsx';

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
