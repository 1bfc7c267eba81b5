import { useEffect, useState } from 'react';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { ChartData } from '../answers.ts';
import { get } from '../frame/call.ts';

const height = 48;
const step = 8;
const bar = 6;

/** The last month, a bar a day: this form in ember before all forms together. */
export function Chart({ table, news }: { table: string; news: string }) {
  const [data, setData] = useState<ChartData | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    get<ChartData>(`/api/admin/chart?after=${news}`, abort.signal).then(setData, () => undefined);
    return () => abort.abort();
  }, [news]);
  if (!data) return <div className="card chart" />;

  const own = data.tables[table] ?? [];
  const all = data.days.map((_, day) => sum(Object.values(data.tables).map((counts) => counts[day] ?? 0)));
  const scale = height / Math.max(1, ...all);
  const title = formForTable(table)?.title ?? table;
  return (
    <figure className="card chart">
      <figcaption>
        <h2>Last {data.days.length} days</h2>
        <p>
          <span className="chart-own">{sum(own)}</span> {title}, {sum(all)} in all
        </p>
      </figcaption>
      <svg
        viewBox={`0 0 ${data.days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Submissions a day: ${title} ${own.join(', ')}; all forms ${all.join(', ')}`}
      >
        {data.days.map((day, index) => {
          const [ownHeight, allHeight] = [(own[index] ?? 0) * scale, (all[index] ?? 0) * scale];
          return (
            <g key={day} transform={`translate(${index * step} 0)`}>
              <rect className="chart-all" y={height - allHeight} width={bar} height={allHeight} />
              <rect className="chart-this" y={height - ownHeight} width={bar} height={ownHeight} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
