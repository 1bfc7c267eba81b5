import type { useSetupAction } from './use-setup-action.ts';

type Props = { id?: string } & Pick<ReturnType<typeof useSetupAction>, 'busy' | 'result' | 'send'>;

/** What became of what was last pressed, beside where it was pressed. */
export function Outcome({ id, busy, result, send }: Props) {
  const undo = result?.undo;
  return (
    <p id={id} role="status" className="setup-outcome" data-worked={busy ? undefined : result?.worked}>
      {busy ? 'One moment…' : result?.words}{' '}
      {undo && !busy ? (
        <button type="button" className="button button-quiet" onClick={() => void send(undo)}>
          Undo
        </button>
      ) : null}
    </p>
  );
}
