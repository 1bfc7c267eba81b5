import { PasswordSection } from '#app/inbox/account/password-section.tsx';
import { SessionsSection } from '#app/inbox/account/sessions-section.tsx';
import { TwoFactorSection } from '#app/inbox/account/two-factor-section.tsx';
import { StaffHeader } from '#app/inbox/frame/staff-header.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';

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
