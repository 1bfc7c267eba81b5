import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import type { Finding } from './checks/finding.ts';

/** What is remembered of a check from round to round. */
export type Known = Tables['health_checks'];
export type KnownByName = ReadonlyMap<string, Known>;

/** A failure that is gone in the next round was a restart or a hiccup: nobody is woken for it. */
const failuresToTell = 2;

export function afterFinding(known: Known | undefined, finding: Finding, now: number): Known {
  const { name, state, cause, sentence, advice } = finding;
  const at = new Date(now).toISOString();
  const isBad = state === 'bad';
  return {
    name,
    state,
    cause,
    sentence,
    advice,
    at,
    good_at: state === 'good' ? at : (known?.good_at ?? null),
    bad_at: isBad ? at : (known?.bad_at ?? null),
    bad_sentence: isBad ? sentence : (known?.bad_sentence ?? null),
    failures: isBad ? (known?.failures ?? 0) + 1 : state === 'off' ? (known?.failures ?? 0) : 0,
    told: known?.told ?? 0,
  };
}

/** Each failure is told once, and once that it is over. What is not known is neither. */
export function newsIn(all: readonly Known[]): { failing: Known[]; healed: Known[] } {
  return {
    failing: all.filter(
      ({ state, failures, told }) => state === 'bad' && failures >= failuresToTell && !told,
    ),
    healed: all.filter(({ state, told }) => state === 'good' && told === 1),
  };
}

export async function readKnown({ db }: Database): Promise<KnownByName> {
  const rows = await db.selectFrom('health_checks').selectAll().execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** What is no longer watched is forgotten. */
export async function saveKnown({ db }: Database, all: readonly Known[]): Promise<true> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('health_checks').execute();
    await trx
      .insertInto('health_checks')
      .values([...all])
      .execute();
  });
  return true;
}
