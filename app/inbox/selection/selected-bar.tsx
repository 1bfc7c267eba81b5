import type { Status } from '../statuses.ts';
import { StatusButtons } from '../submissions/status-buttons.tsx';

type Props = { count: number; onMark: (status: Status) => void };

/** What can be done with the selected rows; nothing when there are none. */
export function SelectedBar({ count, onMark }: Props) {
  if (count === 0) return null;
  return (
    <section className="bar" aria-label="Selected submissions">
      {count} selected, mark as
      <StatusButtons onMark={onMark} />
    </section>
  );
}
