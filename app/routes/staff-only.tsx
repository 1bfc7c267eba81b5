import { data, Navigate, Outlet, replace } from 'react-router';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { AccessDenied } from '#app/inbox/sign-in/access-denied.tsx';
import { useAuth } from '#app/inbox/sign-in/auth-provider.tsx';
import { readSession } from '#app/inbox/sign-in/session.server.ts';
import type { Route } from './+types/staff-only';

/** Guards the pages below. What they show comes from the API, which has a guard of its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) throw replace('/login');
  return data(null, { status: session.isAdmin ? 200 : 403 });
}

export default function StaffOnly() {
  const { user, isAdmin, loading } = useAuth();
  if (loading) return <Spinner label="Loading" />;
  if (!user) return <Navigate to="/login" replace />;
  if (!isAdmin) return <AccessDenied />;
  return <Outlet />;
}
