import { useState } from 'react';
import { formatDate } from '../frame/row-text.ts';
import { roles } from '../roles.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import type { TeamAction } from './actions.ts';
import type { TeamMember } from './answers.ts';
import { roleNames } from './role-names.ts';

type Props = { person: TeamMember; onAct: (action: TeamAction) => void };

/** One colleague. Nobody changes their own role: so no admin locks themselves out. */
export function PersonItem({ person, onAct }: Props) {
  const { id, email, name, role, hasTwoFactor, lastSignIn } = person;
  const [isSure, setIsSure] = useState(false);
  const isYou = useAuth().user?.id === id;
  return (
    <li>
      <span className="question-text">
        {name}
        {isYou ? ' (you)' : ''}
        {name === email ? null : <small>{email}</small>}
        <small>
          {lastSignIn ? `Last signed in ${formatDate(lastSignIn)}` : 'Has not signed in yet'} · two-factor{' '}
          {hasTwoFactor ? 'on' : 'off'}
        </small>
      </span>
      {isYou ? (
        <span>{roleNames[role]}</span>
      ) : (
        <span className="team-actions">
          <select
            aria-label={`Role of ${name}`}
            className="field-input team-role"
            value={role}
            onChange={({ target }) => {
              const chosen = roles.find((one) => one === target.value);
              if (chosen) onAct({ does: 'change the role', id, name, role: chosen });
            }}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleNames[one]}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button button-quiet"
            onBlur={() => setIsSure(false)}
            onClick={() => (isSure ? onAct({ does: 'remove', id, name }) : setIsSure(true))}
          >
            {isSure ? 'Yes, remove' : 'Remove'}
            <span className="sr-only"> {name}</span>
          </button>
        </span>
      )}
    </li>
  );
}
