import { act } from '#app/inbox/codes/actions.ts';
import { Codes } from '#app/inbox/codes/codes.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import type { Route } from './+types/codes';

export const meta = () => staffMeta('QR codes');

export const clientLoader = () => load('GET /codes', {});

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading the codes" />;

export default function AdminCodes({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="QR codes to print" loaded={loaderData} failed="Failed to load the codes">
      {(loaded) => <Codes loaded={loaded} />}
    </PageOf>
  );
}
