import { redirect } from 'react-router';
import { pageMeta } from '#app/components/page-meta.ts';
import { LoginForm } from '#app/inbox/login-form.tsx';
import { readSession } from '#app/inbox/session.server.ts';
import type { Route } from './+types/login';

export const meta = () => pageMeta('login');

export async function loader({ context }: Route.LoaderArgs) {
  if (await readSession(context)) throw redirect('/admin');
  return null;
}

export default function Login() {
  return (
    <main className="login">
      <LoginForm />
    </main>
  );
}
