import type { ReactNode } from 'react';
import { FailedPart } from '#app/inbox/frame/failed-part.tsx';
import { type Loaded as LoadedPart, load } from '#app/inbox/frame/load.ts';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { act } from '#app/inbox/setup/actions.ts';
import { KeysSection } from '#app/inbox/setup/keys-section.tsx';
import { RecipientsSection } from '#app/inbox/setup/recipients-section.tsx';
import { WebhooksSection } from '#app/inbox/setup/webhooks-section.tsx';
import type { Route } from './+types/setup';

export const meta = () => staffMeta('Set-up');

export async function clientLoader() {
  const [recipients, webhooks, keys] = await Promise.all([
    load('GET /setup/recipients', {}),
    load('GET /setup/webhooks', {}),
    load('GET /setup/keys', {}),
  ]);
  return { recipients, webhooks, keys };
}

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading the set-up" />;

/** Who hears of submissions, and which programs read them. */
export default function AdminSetup({ loaderData: { recipients, webhooks, keys } }: Route.ComponentProps) {
  return (
    <main className="staff-main">
      <h1>Set-up</h1>
      <div className="account">
        <Loaded loaded={recipients} failed="Who is told could not be loaded">
          {(value) => <RecipientsSection recipients={value} />}
        </Loaded>
        <Loaded loaded={webhooks} failed="The webhooks could not be loaded">
          {(value) => <WebhooksSection loaded={value} />}
        </Loaded>
        <Loaded loaded={keys} failed="The API keys could not be loaded">
          {(value) => <KeysSection keys={value} />}
        </Loaded>
      </div>
    </main>
  );
}

type LoadedProps<T> = { loaded: LoadedPart<T>; failed: string; children: (value: T) => ReactNode };

function Loaded<T>({ loaded: { value, error }, failed, children }: LoadedProps<T>) {
  return error === null ? children(value) : <FailedPart sentence={failed} reason={error} />;
}
