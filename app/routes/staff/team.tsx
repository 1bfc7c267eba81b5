import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { act } from '#app/inbox/team/actions.ts';
import { TeamPage } from '#app/inbox/team/team.tsx';
import type { Route } from './+types/team';

export const meta = () => staffMeta('Team');

export const clientLoader = () => load('GET /team', {});

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading the team" />;

export default function AdminTeam({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="Team" loaded={loaderData} failed="Failed to load the team">
      {(team) => <TeamPage team={team} />}
    </PageOf>
  );
}
