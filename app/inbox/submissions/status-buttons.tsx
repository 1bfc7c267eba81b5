import { type Status, statuses } from '../statuses.ts';

type Props = { current?: Status; onMark: (status: Status) => void };

export function StatusButtons({ current, onMark }: Props) {
  return (
    <fieldset className="status-buttons">
      <legend className="sr-only">Status</legend>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          className="button button-quiet"
          aria-pressed={current === undefined ? undefined : status === current}
          onClick={() => onMark(status)}
        >
          {status.charAt(0).toUpperCase() + status.slice(1)}
        </button>
      ))}
    </fieldset>
  );
}
