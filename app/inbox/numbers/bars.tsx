import { count } from './words.ts';

export type Bar = { name: string; value: number; before?: number };

const row = 42;
const longestName = 36;
const mostBars = 8;

/** One bar per name, with a thin one below it for the period before. The table beside it says the same. */
export function Bars({ label, bars }: { label: string; bars: Bar[] }) {
  const shown = bars.slice(0, mostBars);
  const most = Math.max(1, ...shown.flatMap(({ value, before = 0 }) => [value, before]));
  const width = (value: number) => `${(100 * value) / most}%`;
  const words = shown.map(({ name, value }) => `${name} ${count(value)}`).join(', ');
  return (
    <svg className="numbers-bars" height={shown.length * row} role="img" aria-label={`${label}: ${words}`}>
      {shown.map(({ name, value, before }, index) => (
        <g key={name} transform={`translate(0 ${index * row})`}>
          <text y="14">{name.length > longestName ? `${name.slice(0, longestName)}…` : name}</text>
          <text x="100%" y="14" textAnchor="end" className="numbers-value">
            {count(value)}
          </text>
          <rect y="20" height="10" width="100%" className="numbers-rail" />
          <rect y="20" height="10" width={width(value)} className="numbers-now" />
          {before === undefined ? null : (
            <rect y="31" height="3" width={width(before)} className="numbers-before" />
          )}
        </g>
      ))}
    </svg>
  );
}
