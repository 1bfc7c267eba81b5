import { SignOutButton } from './sign-out-button.tsx';

export function AccessDenied() {
  return (
    <main className="staff-note">
      <h1>Access Denied</h1>
      <p>You don't have permission to view this page.</p>
      <p className="staff-actions">
        <a href="/" className="button button-quiet">
          Return to Home
        </a>
        <SignOutButton />
      </p>
    </main>
  );
}
