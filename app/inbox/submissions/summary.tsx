import { formForTable } from '#app/forms/definitions/registry.ts';
import type { Pulse } from '../answers.ts';
import { formatDate } from '../frame/row-text.ts';
import { Chart } from './chart.tsx';
import type { Loaded } from './use-submissions.ts';

type SummaryProps = { table: string; loaded: Loaded; pulse: Pulse | null };

export function Summary({ table, loaded, pulse }: SummaryProps) {
  const { rows, total, nextCursor, loading } = loaded;
  const newestShown = rows
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
  // Rows on another page, or hidden by a filter, may be newer; until the first news those shown have to do.
  const newest = newestShown && (pulse?.tables[table]?.newestAt ?? newestShown);
  const atLeast = `${rows.length}${nextCursor ? '+' : ''}`;
  return (
    <section aria-label="Summary" className="summary">
      <Card title="Total Submissions" value={loading ? '…' : (total?.toLocaleString('en-US') ?? atLeast)} />
      <Card title="Active Table" value={formForTable(table)?.title ?? table} />
      <Card title="Last Updated" value={newest ? formatDate(newest) : 'N/A'} />
      <Chart table={table} news={newest ?? ''} />
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
