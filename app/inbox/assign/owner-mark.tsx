import { useAuth } from '../sign-in/auth-provider.tsx';
import type { Owner } from './answers.ts';
import { initialsOf } from './initials.ts';

/** Who takes care of a row; nothing where nobody does. */
export function OwnerMark({ owner }: { owner: Owner | null | undefined }) {
  const isMine = useAuth().user?.id === owner?.id;
  if (!owner) return null;
  return (
    <span className="owner-mark" data-mine={isMine || undefined} title={owner.name}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className="sr-only">{isMine ? 'yours' : `with ${owner.name}`}</span>
    </span>
  );
}
