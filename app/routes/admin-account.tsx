import { PasswordSection } from '#app/inbox/password-section.tsx';
import { SessionsSection } from '#app/inbox/sessions-section.tsx';
import { StaffHeader } from '#app/inbox/staff-header.tsx';
import { staffMeta } from '#app/inbox/staff-meta.ts';
import { TwoFactorSection } from '#app/inbox/two-factor-section.tsx';

export const meta = () => staffMeta('Your account');

export default function AdminAccount() {
  return (
    <>
      <StaffHeader />
      <main className="staff-main">
        <h1>Your account</h1>
        <div className="account">
          <PasswordSection />
          <TwoFactorSection />
          <SessionsSection />
        </div>
      </main>
    </>
  );
}
