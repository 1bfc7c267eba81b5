import { redirect, useSearchParams } from 'react-router';
import { readNext } from '#app/inbox/addresses.ts';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { ForgotForm } from '#app/inbox/sign-in/forgot-form.tsx';
import { LoginForm } from '#app/inbox/sign-in/login-form.tsx';
import { accountMail, readSession } from '#app/inbox/sign-in/session.server.ts';
import type { Route } from './+types/login';

export const meta = () => staffMeta('Admin Login');

export async function loader({ context, request }: Route.LoaderArgs) {
  if (await readSession(context)) throw redirect(readNext(new URL(request.url).searchParams));
  return { mailIsOn: accountMail(context).isOn };
}

export default function Login({ loaderData: { mailIsOn } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <main className="login">
      {mailIsOn && params.has('forgot') ? (
        <ForgotForm />
      ) : (
        <LoginForm mailIsOn={mailIsOn} next={readNext(params)} />
      )}
    </main>
  );
}
