import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';
import type { Role } from '../roles.ts';
import type { InvitationSent } from './answers.ts';

type Invitee = { email: string; name: string };

export type TeamAction =
  | ({ does: 'invite'; role: Role } & Invitee)
  | ({ does: 'invite again'; id: string } & Invitee)
  | ({ does: 'withdraw'; id: string } & Invitee)
  | { does: 'change the role'; id: string; name: string; role: Role }
  | { does: 'remove'; id: string; name: string };

/** `link` is there when it has to be handed over by hand; null when it was refused, which is told. */
export type TeamResult = { done: TeamAction['does']; link: { to: Invitee; path: string } | null } | null;

export async function act(action: TeamAction): Promise<TeamResult> {
  try {
    return { done: action.does, link: await doIt(action) };
  } catch (error) {
    showToast('error', `That did not work: ${reasonOf(error)}`);
    return null;
  }
}

async function doIt(action: TeamAction) {
  switch (action.does) {
    case 'invite': {
      const { email, name, role } = action;
      return handOver(action, await call('POST /team/invitations', { body: { email, name, role } }));
    }
    case 'invite again': {
      const names = { id: action.id };
      return handOver(action, await call('POST /team/invitations/:id/resend', { names }));
    }
    case 'withdraw':
      await call('POST /team/invitations/:id/withdraw', { names: { id: action.id } });
      return tell(`The invitation of ${action.name} is withdrawn.`);
    case 'change the role': {
      const { id, role } = action;
      await call('POST /team/people/:id/role', { names: { id }, body: { role } });
      return tell(`${action.name} is ${role === 'admin' ? 'an admin' : 'staff'} now.`);
    }
    case 'remove':
      await call('POST /team/people/:id/remove', { names: { id: action.id } });
      return tell(`${action.name} is no longer on the team, and signed out.`);
  }
}

function handOver({ email, name }: Invitee, { link }: InvitationSent) {
  if (link) return { to: { email, name }, path: link };
  return tell(`An invitation is on its way to ${email}.`);
}

function tell(sentence: string): null {
  showToast('success', sentence);
  return null;
}
