import { redirect, useSearchParams } from 'react-router';
import { ForgotForm } from '#app/inbox/forgot-form.tsx';
import { LoginForm } from '#app/inbox/login-form.tsx';
import { accountMail, readSession } from '#app/inbox/session.server.ts';
import { staffMeta } from '#app/inbox/staff-meta.ts';
import type { Route } from './+types/login';

export const meta = () => staffMeta('Admin Login');

export async function loader({ context }: Route.LoaderArgs) {
  if (await readSession(context)) throw redirect('/admin');
  return { mailIsOn: accountMail(context).isOn };
}

export default function Login({ loaderData: { mailIsOn } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <main className="login">
      {mailIsOn && params.has('forgot') ? <ForgotForm /> : <LoginForm mailIsOn={mailIsOn} />}
    </main>
  );
}
