import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { PageHandle } from '#app/document/page-handle.ts';
import { standIn } from '#app/inbox/frame/load.ts';
import { StaffTrouble } from '#app/inbox/frame/staff-trouble.tsx';
import { AuthProvider } from '#app/inbox/sign-in/auth-provider.tsx';
import { readSession } from '#app/inbox/sign-in/session.server.ts';
import { askForSession, sessionMayHaveChanged } from '#app/inbox/sign-in/session-news.ts';
import staffStyles from '#app/styles/staff.css?url';
import type { Route } from './+types/layout';

export const handle: PageHandle = { hydrates: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }];

export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  return session && { user: session.user, role: session.role };
}

/** A server that is away signs nobody out: who was signed in stays so on the screen. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return standIn('session', () => askForSession(serverLoader), Error);
}
clientLoader.hydrate = true as const;

/** Every call finds out for itself whether the session has ended; this page is told. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  sessionMayHaveChanged() || (currentUrl.pathname === '/login') !== (nextUrl.pathname === '/login');

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

export const ErrorBoundary = StaffTrouble;
