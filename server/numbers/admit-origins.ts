import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema/tables.ts';
import { limits } from '#server/protection/limits.ts';
import { nowhere, type Origin, other } from './origin-of-visit.ts';

const most = limits.visits.originsPerDay;

export type Admitted = { day: string; names: Set<string> };

/**
 * So many pairs of source and campaign have lines of their own on one day; whatever comes after them is “other”. The
 * slug of a printed code always has one: nobody can crowd it out.
 */
export async function admitOrigins(
  db: Kysely<Tables>,
  day: string,
  told: Origin[],
  admitted: Admitted,
): Promise<(origin: Origin) => Origin> {
  if (admitted.day !== day) Object.assign(admitted, { day, names: new Set() });
  const { names } = admitted;
  names.add(nameOf(nowhere));
  const unknown = told.filter((origin) => !names.has(nameOf(origin)));
  if (unknown.length > 0) {
    // Other processes may have given lines to origins of their own.
    if (names.size < most) for (const origin of await originsOf(db, day)) names.add(nameOf(origin));
    const printed = await printedAmong(db, unknown);
    for (const origin of unknown)
      if (names.size < most || (printed.has(origin.source) && origin.campaign === ''))
        names.add(nameOf(origin));
  }
  return (origin) => (names.has(nameOf(origin)) ? origin : { source: other, campaign: other });
}

function nameOf({ source, campaign }: Origin): string {
  return `${source}\n${campaign}`;
}

function originsOf(db: Kysely<Tables>, day: string): Promise<Origin[]> {
  return db
    .selectFrom('visit_counts')
    .select(['source', 'campaign'])
    .distinct()
    .where('day', '=', day)
    .execute();
}

async function printedAmong(db: Kysely<Tables>, origins: Origin[]): Promise<Set<string>> {
  const sources = [...new Set(origins.map(({ source }) => source))];
  const codes = await db.selectFrom('qr_codes').select('slug').where('slug', 'in', sources).execute();
  return new Set(codes.map(({ slug }) => slug));
}
