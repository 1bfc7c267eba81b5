import { formForTable } from '#app/forms/definitions/registry.ts';
import type { Page, Submission } from '../answers.ts';
import { usePulse } from '../frame/live.tsx';
import { formatDate } from '../frame/row-text.ts';

type SummaryProps = { table: string; page: Page | null; rows: Submission[]; isLoading: boolean };

export function Summary({ table, page, rows, isLoading }: SummaryProps) {
  const pulse = usePulse();
  const newestShown = rows
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
  // Rows on another page, or hidden by a filter, may be newer; until the first news those shown have to do.
  const newest = newestShown && (pulse?.tables[table]?.newestAt ?? newestShown);
  const atLeast = `${rows.length}${page?.nextCursor ? '+' : ''}`;
  return (
    <section aria-label="Summary" className="summary">
      <Card
        title="Total Submissions"
        value={page ? (page.total?.toLocaleString('en-US') ?? atLeast) : isLoading ? '…' : 'Unknown'}
      />
      <Card title="Active Table" value={formForTable(table)?.title ?? table} />
      <Card title="Last Updated" value={newest ? formatDate(newest) : 'N/A'} />
    </section>
  );
}

function Card({ title, value }: { title: string; value: string }) {
  return (
    <div className="card">
      <h2>{title}</h2>
      <p>{value}</p>
    </div>
  );
}
