import { redirect, useSearchParams } from 'react-router';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { ForgotForm } from '#app/inbox/sign-in/forgot-form.tsx';
import { LoginForm } from '#app/inbox/sign-in/login-form.tsx';
import { accountMail, readSession } from '#app/inbox/sign-in/session.server.ts';
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
