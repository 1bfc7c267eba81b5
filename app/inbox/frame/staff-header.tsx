import { Mark } from '#app/components/mark.tsx';
import { company } from '#app/content/company.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { StaffNav } from './staff-nav.tsx';

export function StaffHeader() {
  const { user } = useAuth();
  return (
    <header className="staff-header on-ink no-print">
      <a href="/" className="staff-brand" aria-label={company.brand}>
        <Mark />
        <span className="staff-brand-name">{company.brand}</span>
      </a>
      <StaffNav />
      <span className="staff-who" title={user?.email}>
        {user?.email}
      </span>
      <SignOutButton />
    </header>
  );
}
