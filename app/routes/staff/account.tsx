import { act } from '#app/inbox/account/actions.ts';
import { PasswordSection } from '#app/inbox/account/password-section.tsx';
import { SessionsSection } from '#app/inbox/account/sessions-section.tsx';
import { TwoFactorSection } from '#app/inbox/account/two-factor-section.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { NameSection } from '#app/inbox/team/name-section.tsx';
import type { Route } from './+types/account';

export const meta = () => staffMeta('Your account');

export const clientLoader = () => load('GET /sessions', {});

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading your account" />;

export default function AdminAccount({ loaderData }: Route.ComponentProps) {
  return (
    <main className="staff-main">
      <h1>Your account</h1>
      <div className="account">
        <NameSection />
        <PasswordSection />
        <TwoFactorSection />
        <SessionsSection loaded={loaderData} />
      </div>
    </main>
  );
}
