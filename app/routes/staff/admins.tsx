import { data, Outlet } from 'react-router';
import { AccessDenied } from '#app/inbox/sign-in/access-denied.tsx';
import { useAuth } from '#app/inbox/sign-in/auth-provider.tsx';
import { readSession } from '#app/inbox/sign-in/session.server.ts';
import type { Route } from './+types/admins';

/** Guards the pages that staff have no business with. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  return data(null, { status: session?.role === 'admin' ? 200 : 403 });
}

/** In the browser the provider knows who asks: no page needs the server to be there, and none asks ahead. */
export const clientLoader = () => null;

/** Later changes of the session reach the page through its provider. */
export const shouldRevalidate = () => false;

export default function AdminsOnly() {
  const { isAdmin } = useAuth();
  return isAdmin ? <Outlet /> : <AccessDenied />;
}
