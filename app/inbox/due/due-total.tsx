import { Link } from 'react-router';
import { allPath, withWords } from '../addresses.ts';
import { usePulse } from '../frame/live.tsx';

/** What waits for an answer today, over all forms. */
export function DueTotal({ words }: { words: string }) {
  const pulse = usePulse();
  const tables = Object.values(pulse?.tables ?? {});
  const late = tables.reduce((sum, table) => sum + table.late, 0);
  const today = tables.reduce((sum, table) => sum + table.dueToday, 0) - late;
  const parts = [late > 0 ? `${late} late` : '', today > 0 ? `${today} due today` : ''].filter(Boolean);
  return (
    <p className="due-total" data-late={late > 0 || undefined}>
      {pulse ? (
        <>
          <Link to={withWords(allPath, words)}>All forms</Link>: {parts.join(', ') || 'nothing is due today'}.
        </>
      ) : null}
    </p>
  );
}
