import type { Role } from '../roles.ts';

/** Somebody on the team; who has given no name is called by the address. */
export type Colleague = { id: string; email: string; name: string };

export type TeamMember = Colleague & { role: Role; hasTwoFactor: boolean; lastSignIn: string | null };

export type Invitation = {
  id: string;
  email: string;
  name: string;
  role: Role;
  invitedBy: string;
  at: string;
  endsAt: string;
};

export type Team = { people: TeamMember[]; invitations: Invitation[] };

/** The path to hand over when no mail can carry it; null when it was mailed. */
export type InvitationSent = { link: string | null };

export type TeamApi = {
  'GET /team': { answer: Team };
  'POST /team/invitations': {
    body: { email: string; name: string; role: Role };
    answer: InvitationSent;
  };
  'POST /team/invitations/:id/resend': { answer: InvitationSent };
  'POST /team/invitations/:id/withdraw': { answer: { withdrawn: true } };
  'POST /team/people/:id/role': { body: { role: Role }; answer: { role: Role } };
  'POST /team/people/:id/remove': { answer: { removed: true } };
};
