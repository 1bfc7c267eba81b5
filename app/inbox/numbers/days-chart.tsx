import type { Numbers } from './answers.ts';
import { count, dayName } from './words.ts';

const step = 8;
const height = 96;

/** Visits per day; behind them, lighter, views. */
export function DaysChart({ days }: Pick<Numbers, 'days'>) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const top = days.reduce((best, day) => (day.visits > best.visits ? day : best), { day: '', visits: 0 });
  const bar = (value: number) => (height * value) / most;
  const label = top.visits > 0 ? `, most on ${dayName(top.day)} with ${count(top.visits)}` : '';
  return (
    <figure className="numbers-days">
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Visits per day over ${days.length} days${label}`}
      >
        {days.map(({ day, views, visits }, index) => (
          <g key={day} transform={`translate(${index * step} 0)`}>
            <rect className="numbers-views" y={height - bar(views)} width={step - 2} height={bar(views)} />
            <rect className="numbers-now" y={height - bar(visits)} width={step - 2} height={bar(visits)} />
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{dayName(days[0]?.day ?? '')}</span>
        <span>
          <span className="numbers-key" /> visits <span className="numbers-key numbers-key-views" /> views
        </span>
        <span>{dayName(days.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  );
}
