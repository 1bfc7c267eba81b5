import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { ResetForm } from '#app/inbox/sign-in/reset-form.tsx';
import { accountMail } from '#app/inbox/sign-in/session.server.ts';
import type { Route } from './+types/reset-password';

export const meta = () => [
  ...staffMeta('Choose a new password'),
  { name: 'referrer', content: 'no-referrer' },
];

/** The token is in the address of this page: it is told to nobody. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token: (await accountMail(context).isResetLink(token)) ? token : null };
}

/** The token is used once; what it was worth is not asked again afterwards. */
export const shouldRevalidate = () => false;

export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <main className="login">
      <ResetForm token={token} />
    </main>
  );
}
