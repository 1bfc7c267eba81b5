import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { TeamAction, TeamResult } from './actions.ts';
import type { Team } from './answers.ts';
import { HandOver } from './hand-over.tsx';
import { InvitationItem } from './invitation-item.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonItem } from './person-item.tsx';

/** Who is on the team, who is asked to join, and asking somebody. */
export function TeamPage({ team: { people, invitations } }: { team: Team }) {
  const fetcher = useFetcher<TeamResult>({ key: 'team' });
  // Sent, the words leave the form; refused, they stay.
  const [sent, setSent] = useState(0);
  const [result, setResult] = useState(fetcher.data);
  if (result !== fetcher.data) {
    setResult(fetcher.data);
    if (fetcher.data?.done === 'invite') setSent(sent + 1);
  }
  const send = (action: TeamAction) =>
    void fetcher.submit(action, { method: 'post', encType: 'application/json' });
  return (
    <div className="questions">
      <div className="team">
        <section aria-labelledby="team-people">
          <h2 id="team-people">On the team</h2>
          <ul className="question-list">
            {people.map((person) => (
              <PersonItem key={person.id} person={person} onAct={send} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="team-invited">
          <h2 id="team-invited">Invited</h2>
          {invitations.length === 0 ? <p className="inbox-note">Nobody is invited at the moment.</p> : null}
          <ul className="question-list">
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} onAct={send} />
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="team-invite">
        <h2 id="team-invite">Invite somebody</h2>
        {fetcher.data?.link ? <HandOver {...fetcher.data.link} /> : null}
        <InviteForm
          key={sent}
          isBusy={fetcher.state !== 'idle'}
          onInvite={(invited) => send({ does: 'invite', ...invited })}
        />
      </section>
    </div>
  );
}
