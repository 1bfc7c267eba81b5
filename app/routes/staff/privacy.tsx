import { load } from '#app/inbox/frame/load.ts';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { act } from '#app/inbox/privacy/actions.ts';
import { PersonPanel } from '#app/inbox/privacy/person-panel.tsx';
import { RetentionSection } from '#app/inbox/privacy/retention-section.tsx';
import type { Route } from './+types/privacy';

export const meta = () => staffMeta('Privacy');

export async function clientLoader() {
  const [kept, waiting] = await Promise.all([load('GET /retention', {}), load('GET /retention/waiting', {})]);
  return { kept, waiting };
}

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading" />;

export default function AdminPrivacy({ loaderData }: Route.ComponentProps) {
  return (
    <main className="staff-main">
      <h1>Privacy</h1>
      <div className="account">
        <PersonPanel />
        <RetentionSection {...loaderData} />
      </div>
    </main>
  );
}
