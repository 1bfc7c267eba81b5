import { redirect } from 'react-router';
import { LoginForm } from '#app/inbox/login-form.tsx';
import { readSession } from '#app/inbox/session.server.ts';
import { staffMeta } from '#app/inbox/staff-meta.ts';
import type { Route } from './+types/login';

export const meta = () => staffMeta('Admin Login');

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
