import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { accountMail } from '#app/inbox/sign-in/session.server.ts';
import { AcceptForm } from '#app/inbox/team/accept-form.tsx';
import type { Route } from './+types/invitation';

export const meta = () => [...staffMeta('Invitation'), { name: 'referrer', content: 'no-referrer' }];

/** The token is in the address of this page: it is told to nobody. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const found = await accountMail(context).findInvitation(token);
  return { invited: found && { ...found, token } };
}

/** The token is used once; what it was worth is not asked again afterwards. */
export const shouldRevalidate = () => false;

export default function Invitation({ loaderData: { invited } }: Route.ComponentProps) {
  return (
    <main className="login">
      <AcceptForm invited={invited} />
    </main>
  );
}
