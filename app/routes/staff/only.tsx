import { data, Navigate, Outlet, replace, useLocation } from 'react-router';
import { loginAddress } from '#app/inbox/addresses.ts';
import { Announcer } from '#app/inbox/frame/announcer.tsx';
import { AwayBanner } from '#app/inbox/frame/away-banner.tsx';
import { Live } from '#app/inbox/frame/live.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { StaffHeader } from '#app/inbox/frame/staff-header.tsx';
import { AccessDenied } from '#app/inbox/sign-in/access-denied.tsx';
import { useAuth } from '#app/inbox/sign-in/auth-provider.tsx';
import { readSession } from '#app/inbox/sign-in/session.server.ts';
import type { Route } from './+types/only';

/** Guards the pages below. What they show comes from the API, which has a guard of its own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) throw replace(loginAddress(new URL(request.url)));
  return data(null, { status: session.role ? 200 : 403 });
}

/** Later changes of the session reach the page through its provider. */
export const shouldRevalidate = () => false;

export default function StaffOnly() {
  const { user, isStaff, loading } = useAuth();
  const place = useLocation();
  if (loading) return <Spinner label="Loading" />;
  if (!user) return <Navigate to={loginAddress(place)} replace />;
  if (!isStaff) return <AccessDenied />;
  return (
    <Live>
      <StaffHeader />
      <AwayBanner />
      <Announcer />
      <Outlet />
    </Live>
  );
}
