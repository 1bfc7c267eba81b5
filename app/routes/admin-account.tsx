import { pageMeta } from '#app/components/page-meta.ts';
import { SignOutButton } from '#app/inbox/sign-out-button.tsx';

export const meta = () => pageMeta('admin');

export default function Admin() {
  return (
    <main>
      <h1>Admin</h1>
      <SignOutButton />
    </main>
  );
}
