import { formForTable } from '#app/forms/definitions/registry.ts';
import type { ChartData } from '../answers.ts';

const height = 48;
const step = 8;
const bar = 6;

/** The last month, one bar per day: this form in ember before all forms together. */
export function Chart({ table, data: { days, tables } }: { table: string; data: ChartData }) {
  const own = tables[table] ?? [];
  const all = days.map((_, day) => sum(Object.values(tables).map((counts) => counts[day] ?? 0)));
  const scale = height / Math.max(1, ...all);
  const title = formForTable(table)?.title ?? table;
  return (
    <figure className="chart">
      <figcaption>
        Last {days.length} days: <span className="chart-own">{sum(own)}</span> {title}, {sum(all)} in all
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Submissions per day: ${title} ${own.join(', ')}; all forms ${all.join(', ')}`}
      >
        {days.map((day, index) => {
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
