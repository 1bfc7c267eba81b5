import { useFetcher } from 'react-router';
import { formatDate } from '../frame/row-text.ts';
import type { Health, HealthCheck } from './answers.ts';
import { howOften, verdict, whoIsTold } from './health-words.ts';

/** How the site is doing: what is wrong first, with what to do about it. */
export function HealthPage({ health }: { health: Health }) {
  const { checks } = health;
  const isForm = ({ name }: HealthCheck) => name.startsWith('form ');
  return (
    <>
      <div className="health-head">
        <div>
          <p className="health-verdict" role="status" data-bad={checks.some(isBad) || undefined}>
            {verdict(checks)}
          </p>
          <p>
            {howOften(health)} {whoIsTold(health)}
          </p>
        </div>
        <TryNow />
      </div>
      <Checks title="Forms" checks={checks.filter(isForm)} />
      <Checks title="The site" checks={checks.filter((check) => !isForm(check))} />
    </>
  );
}

function TryNow() {
  const { state, submit } = useFetcher();
  const isBusy = state !== 'idle';
  return (
    <button
      type="button"
      className="button button-ember"
      aria-busy={isBusy}
      onClick={() => isBusy || submit(null, { method: 'post' })}
    >
      {isBusy ? 'Trying… this takes up to half a minute' : 'Try now'}
    </button>
  );
}

const isBad = ({ state }: HealthCheck) => state === 'bad';
const marks = { good: 'Works', bad: 'Does not work', off: 'Not known or not in use' };

function Checks({ title, checks }: { title: string; checks: HealthCheck[] }) {
  const badFirst = [...checks.filter(isBad), ...checks.filter((check) => !isBad(check))];
  return (
    <section className="health-checks">
      <h2>{title}</h2>
      <ul>
        {badFirst.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ul>
    </section>
  );
}

function Check({ check: { title, state, sentence, advice, goodAt, bad } }: { check: HealthCheck }) {
  return (
    <li data-state={state}>
      <h3>
        {title} <span className="sr-only">({marks[state]})</span>
      </h3>
      <p>{sentence}</p>
      {advice ? <p className="health-advice">{advice}</p> : null}
      {state === 'bad' ? (
        <p className="health-past">
          {goodAt ? (
            <>
              Last worked: <Moment at={goodAt} />
            </>
          ) : (
            'It has not worked since the site began to look.'
          )}
        </p>
      ) : null}
      {state === 'good' && bad ? (
        <p className="health-past">
          Last failed: <Moment at={bad.at} />. {bad.sentence}
        </p>
      ) : null}
    </li>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at)}</time>;
}
