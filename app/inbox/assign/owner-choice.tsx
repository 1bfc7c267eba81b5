import { useState } from 'react';
import { type Loaded, load } from '../frame/load.ts';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { Colleague } from '../team/answers.ts';
import type { Owner } from './answers.ts';
import { useHanding } from './use-handing.ts';

type Props = { table: string; id: string; owner: Owner | null };

/** Who takes care of an open submission: one takes it, or gives it to a colleague. */
export function OwnerChoice({ table, id, owner }: Props) {
  const { me, hand, take } = useHanding();
  const [colleagues, setColleagues] = useState<Loaded<Colleague[]> | null>(null);
  const [busy, setBusy] = useState(false);
  // Asked for when somebody is about to choose: most messages are taken, not given.
  const ask = () => void load('GET /colleagues', {}).then(setColleagues);
  const known = colleagues?.value ?? (owner ? [owner] : []);
  useShortcuts({ t: () => void take([{ table, id, owner }]) });
  const until = async (done: Promise<void>) => {
    setBusy(true);
    await done;
    setBusy(false);
  };
  return (
    <p className="owner-choice no-print">
      <label htmlFor="owner">Taken care of by</label>
      <select
        id="owner"
        className="field-input"
        value={owner?.id ?? ''}
        aria-busy={busy}
        onFocus={ask}
        onPointerDown={colleagues ? undefined : ask}
        onChange={({ target }) => void until(hand([{ table, id, owner }], target.value || null))}
      >
        <option value="">Nobody yet</option>
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id === me ? `${one.name} (you)` : one.name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-quiet"
        aria-busy={busy}
        aria-keyshortcuts="t"
        onClick={() => void until(take([{ table, id, owner }]))}
      >
        {owner?.id === me ? 'Let go' : 'Take it'}
      </button>
      {colleagues?.error ? (
        <span role="alert">Your colleagues could not be loaded: {colleagues.error}</span>
      ) : null}
    </p>
  );
}
