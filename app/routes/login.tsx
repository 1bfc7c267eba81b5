import { redirect } from 'react-router';
import { pageMeta } from '#app/components/page-meta.ts';
import { LoginForm } from '#app/inbox/login-form.tsx';
import { readSessionContext } from '#server/pages/render-context.ts';
import type { Route } from './+types/login';

export const meta = () => pageMeta('login');

export async function loader({ context }: Route.LoaderArgs) {
  if (await context.get(readSessionContext)()) throw redirect('/admin');
  return null;
}

export default function Login() {
  return (
    <main className="login">
      <LoginForm />
    </main>
  );
}
