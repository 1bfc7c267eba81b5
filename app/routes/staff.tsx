import { Outlet } from 'react-router';
import { AuthProvider } from '#app/inbox/sign-in/auth-provider.tsx';
import { readSession } from '#app/inbox/sign-in/session.server.ts';
import type { PageHandle } from '#app/root.tsx';
import staffStyles from '#app/styles/staff.css?url';
import type { Route } from './+types/staff';

export const handle: PageHandle = { hydrates: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }];

export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  return session && { user: session.user, isAdmin: session.isAdmin };
}

/** Sign-in and inbox: the part of the site that the client router runs. */
export default function Staff({ loaderData }: Route.ComponentProps) {
  return (
    <AuthProvider state={loaderData}>
      <div className="staff">
        <Outlet />
      </div>
      <div id="toasts" role="status" aria-live="polite" className="toasts" />
    </AuthProvider>
  );
}
