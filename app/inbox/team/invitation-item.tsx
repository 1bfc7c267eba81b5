import { formatDate } from '../frame/row-text.ts';
import type { TeamAction } from './actions.ts';
import type { Invitation } from './answers.ts';
import { roleNames } from './role-names.ts';

type Props = { invitation: Invitation; onAct: (action: TeamAction) => void };

export function InvitationItem({ invitation, onAct }: Props) {
  const { id, email, name, role, endsAt } = invitation;
  const isOver = Date.parse(endsAt) <= Date.now();
  return (
    <li>
      <span className="question-text">
        {name}
        <small>
          {email} · {roleNames[role]}
        </small>
        <small>{isOver ? `Ended ${formatDate(endsAt)}` : `The link works until ${formatDate(endsAt)}`}</small>
      </span>
      <span className="team-actions">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => onAct({ does: 'invite again', id, email, name })}
        >
          Send again<span className="sr-only"> to {name}</span>
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => onAct({ does: 'withdraw', id, email, name })}
        >
          Withdraw<span className="sr-only"> the invitation of {name}</span>
        </button>
      </span>
    </li>
  );
}
