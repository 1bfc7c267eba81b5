import { sql } from 'kysely';
import type { Database } from '#server/database/connection.ts';
import { type About, type Finding, inWords } from './finding.ts';
import { reach } from './reach.ts';

const tolerance = 60_000;

/** Another clock to compare ours with: PostgreSQL's, or that of whatever stands in front of the site. */
export async function lookAtClock(
  subject: About,
  database: Database,
  origin: string | null,
): Promise<Finding> {
  const asked = Date.now();
  const other = await otherClock(database, origin);
  if (!other) return subject.off('There is no other clock to compare it with.');
  // An answer that took long says nothing about seconds.
  const difference = (asked + Date.now()) / 2 - other.time;
  if (Math.abs(difference) < tolerance) return subject.good(`It agrees with ${other.whose}.`);
  return subject.bad(
    'differs',
    `It is ${inWords(Math.abs(difference))} ${difference > 0 ? 'ahead of' : 'behind'} ${other.whose}.`,
    'Let both machines set their clocks over the network (NTP).',
  );
}

async function otherClock(
  { engine, db }: Database,
  origin: string | null,
): Promise<{ time: number; whose: string } | null> {
  if (engine === 'postgres') {
    const { rows } = await sql<{
      now: number;
    }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
    return { time: Number(rows[0]?.now), whose: 'the database’s clock' };
  }
  if (!origin) return null;
  const answer = await reach(`${origin}/healthz`, {});
  const time = typeof answer === 'string' ? Number.NaN : Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : { time, whose: `the clock of ${new URL(origin).host}` };
}
