import { usePulse } from '../frame/live.tsx';

/** What waits for an answer today, over all forms. */
export function DueTotal() {
  const pulse = usePulse();
  const tables = Object.values(pulse?.tables ?? {});
  const late = tables.reduce((sum, table) => sum + table.late, 0);
  const today = tables.reduce((sum, table) => sum + table.dueToday, 0) - late;
  const parts = [late > 0 ? `${late} late` : '', today > 0 ? `${today} due today` : ''].filter(Boolean);
  return (
    <p className="due-total" data-late={late > 0 || undefined}>
      {pulse ? `All forms: ${parts.join(', ') || 'nothing is due today'}.` : null}
    </p>
  );
}
