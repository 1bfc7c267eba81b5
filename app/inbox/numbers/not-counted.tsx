import type { NamedCount } from './answers.ts';
import { count } from './words.ts';

/** What the numbers do not say, beside the numbers. */
export function NotCounted({ leftOut }: { leftOut: NamedCount[] }) {
  const of = (name: string) => count(leftOut.find((line) => line.name === name)?.count ?? 0);
  return (
    <section aria-labelledby="not-counted" className="numbers-part numbers-notes">
      <h2 id="not-counted">What is counted, and what is not</h2>
      <ul>
        <li>
          No cookie, no address and nothing that knows anybody again tomorrow. A visit is one browser on one
          network that comes from one place on one day (UTC); who comes back through another link counts
          again. People who share a network and use the same browser count as one.
        </li>
        <li>
          Left out in these days: {of('robots')} requests of robots that say what they are, {of('prefetches')}{' '}
          pages that a browser fetched ahead, {of('asked not to be counted')} views of people whose browser
          asks not to be tracked.
        </li>
        <li>
          Robots that pass as people are counted. Pages that a browser shows from its own memory (Back, or
          fetched ahead) are told by a small script: without JavaScript, or where a blocker stops it, they are
          missing. So is “form begun”. A page that a proxy or CDN answers by itself never reaches this site.
        </li>
        <li>
          Counts are written every two seconds: a process that is killed forgets the last of them. Submissions
          are counted from the inbox, without spam; what was erased is no longer counted. A source is told
          with a form only if its sender agreed.
        </li>
        {leftOut.some(({ name }) => name === 'too many at once') ? (
          <li>{of('too many at once')} views came too fast to be counted.</li>
        ) : null}
      </ul>
    </section>
  );
}
