import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Dashboard } from '#app/inbox/dashboard/dashboard.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import type { Route } from './+types/dashboard';

export const meta = () => staffMeta('Inbox');

export function clientLoader() {
  return {
    backups: load('GET /backups', {}),
    mailbox: load('GET /mailbox', {}),
    chart: load('GET /chart', {}),
  };
}

/** Another table or filter changes nothing here; news do. */
export const shouldRevalidate = ({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !formMethod && currentUrl.search === nextUrl.search;

export const HydrateFallback = () => <Spinner label="Loading" />;

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <Dashboard {...loaderData}>
      <Outlet />
    </Dashboard>
  );
}
