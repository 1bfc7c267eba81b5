import { Form, Link } from 'react-router';
import type { Period } from './answers.ts';
import { lastDays } from './words.ts';

const usual = [
  { days: 7, name: '7 days' },
  { days: 28, name: '4 weeks' },
  { days: 84, name: '12 weeks' },
  { days: 364, name: '52 weeks' },
];

export function PeriodForm({ period }: { period: Period }) {
  const { from, to } = period;
  return (
    <div className="numbers-period no-print">
      <nav aria-label="Usual periods">
        {usual.map(({ days, name }) => {
          const last = lastDays(days, Date.now());
          const isShown = last.from === from && last.to === to;
          return (
            <Link
              key={days}
              to={`?${new URLSearchParams(last)}`}
              aria-current={isShown ? 'true' : undefined}
              className="button button-quiet"
            >
              {name}
            </Link>
          );
        })}
      </nav>
      {/* Another period fills it in anew. */}
      <Form key={`${from} ${to}`} className="numbers-dates">
        <label>
          From
          <input type="date" name="from" required max={to} defaultValue={from} className="field-input" />
        </label>
        <label>
          To
          <input type="date" name="to" required defaultValue={to} className="field-input" />
        </label>
        <button type="submit" className="button button-quiet">
          Show
        </button>
      </Form>
    </div>
  );
}
