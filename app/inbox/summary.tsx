import { formForTable } from '#app/forms/registry.ts';
import { Chart } from './chart.tsx';
import { formatDate } from './row-text.ts';
import type { Loaded } from './use-submissions.ts';

export function Summary({ table, loaded }: { table: string; loaded: Loaded }) {
  const { rows, total, nextCursor, loading } = loaded;
  const newest = rows
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
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
