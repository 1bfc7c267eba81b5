import { NavLink } from 'react-router';
import { Mark } from '#app/components/mark.tsx';
import { company } from '#app/content/company.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';

const places = [
  { to: '/admin', label: 'Inbox' },
  { to: '/admin/questions', label: 'Questions' },
  { to: '/admin/account', label: 'Account' },
  { to: '/admin/audit', label: 'Audit' },
  { to: '/admin/privacy', label: 'Privacy' },
];

export function StaffHeader() {
  const { user } = useAuth();
  return (
    <header className="staff-header on-ink">
      <a href="/" className="staff-brand">
        <Mark />
        {company.brand}
      </a>
      <nav aria-label="Staff">
        {places.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <span className="staff-who">{user?.email}</span>
      <SignOutButton />
    </header>
  );
}
