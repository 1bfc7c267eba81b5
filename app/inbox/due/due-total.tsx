import type { ReactNode } from 'react';
import { usePulse } from '../frame/live.tsx';

/** What waits for an answer today, over all forms; `lead` says so where that is not clear. */
export function DueTotal({ lead = null }: { lead?: ReactNode }) {
  const pulse = usePulse();
  const tables = Object.values(pulse?.tables ?? {});
  const late = tables.reduce((sum, table) => sum + table.late, 0);
  const today = tables.reduce((sum, table) => sum + table.dueToday, 0) - late;
  const parts = [late > 0 ? `${late} late` : '', today > 0 ? `${today} due today` : ''].filter(Boolean);
  const nothing = lead ? 'nothing is due today' : 'Nothing is due today';
  return (
    <p className="due-total" data-late={late > 0 || undefined}>
      {pulse ? (
        <>
          {lead}
          {parts.join(', ') || nothing}.
        </>
      ) : null}
    </p>
  );
}
