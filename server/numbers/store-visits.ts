import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pagesWithForm } from '#app/forms/definitions/registry.ts';
import type { VisitCounts } from '#server/database/schema/numbers-tables.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import { nowhere, type Origin } from './origin-of-visit.ts';
import type { PendingVisitor } from './pending.ts';

type Db = Kysely<Tables>;
type Counted = Tables['visit_counts'];

/** What a mark says that its visitor has been counted for. */
const visit = 'visit';
const anyForm = 'form';
const arrivalFrom = ({ source, campaign }: Origin) => `from ${source}\n${campaign}`;
const pageOf = (page: string) => `page ${page}`;
const begunOn = (page: string) => `begun ${page}`;

/** A hash of a hash: marks of one visitor cannot be told to belong together. */
function markOf({ key }: PendingVisitor, what: string): string {
  return hash('sha256', `${key} ${what}`, 'base64url').slice(0, 22);
}

/**
 * Adds what visitors of one day did to its counts, in one transaction. A visit is that one visitor comes from one place
 * on one day; what is looked at then counts for the last place that was told. Answers how many marks were made. Without
 * marks only views are counted.
 */
export async function storeVisits(
  trx: Db,
  day: string,
  visitors: PendingVisitor[],
  admit: (origin: Origin) => Origin,
  mayMark: boolean,
): Promise<number> {
  const before = await knownOrigins(trx, visitors);
  const told = new Map(
    visitors.map((one) => [one, one.arrivals.map(({ origin }) => admit(origin)).findLast(isTold)]),
  );
  const originOf = (one: PendingVisitor) => told.get(one) ?? before.get(markOf(one, visit)) ?? nowhere;
  const wanted = visitors.flatMap((one) => marksFor(one, admit).map((what) => markOf(one, what)));
  const origins = new Map(visitors.map((one) => [markOf(one, visit), originOf(one)]));
  const made = mayMark ? await makeMarks(trx, day, wanted, origins) : new Set<string>();
  for (const [one, origin] of told) {
    const mark = markOf(one, visit);
    if (origin && !made.has(mark))
      await trx.updateTable('visit_marks').set(origin).where('mark', '=', mark).execute();
  }

  const marks = made.size;
  // A mark counts once, also where two places are counted as one.
  const isFirst = (one: PendingVisitor, what: string) => (made.delete(markOf(one, what)) ? 1 : 0);
  const counts = new Map<string, Counted>();
  for (const one of visitors) {
    const none = { day, device: one.device, views: 0, visits: 0, entries: 0, seen: 0, begun: 0 };
    for (const { origin, page } of one.arrivals) {
      const from = admit(origin);
      add(counts, { ...none, page, ...from, entries: isFirst(one, arrivalFrom(from)) });
    }
    let seen = isFirst(one, anyForm);
    for (const [page, { views, isBegun }] of one.pages) {
      const hasForm = pagesWithForm.has(page);
      const visits = isFirst(one, pageOf(page));
      const begun = isBegun ? isFirst(one, begunOn(page)) : 0;
      add(counts, { ...none, page, ...originOf(one), views, visits, seen: hasForm ? seen : 0, begun });
      if (hasForm) seen = 0;
    }
  }
  await addCounts(trx, [...counts.values()]);
  return marks;
}

function isTold({ source, campaign }: Origin): boolean {
  return source !== '' || campaign !== '';
}

function marksFor({ pages, arrivals }: PendingVisitor, admit: (origin: Origin) => Origin): string[] {
  const onPages = [...pages].flatMap(([page, { isBegun }]) =>
    isBegun ? [pageOf(page), begunOn(page)] : [pageOf(page)],
  );
  const hasForm = [...pages.keys()].some((page) => pagesWithForm.has(page));
  const from = arrivals.map(({ origin }) => arrivalFrom(admit(origin)));
  return [visit, ...from, ...(hasForm ? [anyForm] : []), ...onPages];
}

async function knownOrigins(trx: Db, visitors: PendingVisitor[]): Promise<Map<string, Origin>> {
  const marks = visitors.map((one) => markOf(one, visit));
  const rows = await trx
    .selectFrom('visit_marks')
    .select(['mark', 'source', 'campaign'])
    .where('mark', 'in', marks)
    .execute();
  return new Map(rows.map(({ mark, ...origin }) => [mark, origin]));
}

/** The marks that were not there yet. In one order, so that processes never wait for each other in a circle. */
async function makeMarks(trx: Db, day: string, marks: string[], origins: Map<string, Origin>) {
  const rows = [...new Set(marks)].sort().map((mark) => ({ mark, day, ...(origins.get(mark) ?? nowhere) }));
  const made = await trx
    .insertInto('visit_marks')
    .values(rows)
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .returning('mark')
    .execute();
  return new Set(made.map(({ mark }) => mark));
}

const countNames = ['views', 'visits', 'entries', 'seen', 'begun'] as const satisfies (keyof VisitCounts)[];

function add(counts: Map<string, Counted>, more: Counted): void {
  const key = [more.page, more.source, more.campaign, more.device].join('\n');
  const sum = counts.get(key);
  if (!sum) counts.set(key, more);
  else for (const name of countNames) sum[name] += more[name];
}

async function addCounts(trx: Db, counts: Counted[]): Promise<void> {
  const keyOf = ({ page, source, campaign, device }: Counted) => [page, source, campaign, device].join('\n');
  await trx
    .insertInto('visit_counts')
    .values(counts.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'page', 'source', 'campaign', 'device']).doUpdateSet(({ eb, ref }) => ({
        views: eb(ref('visit_counts.views'), '+', ref('excluded.views')),
        visits: eb(ref('visit_counts.visits'), '+', ref('excluded.visits')),
        entries: eb(ref('visit_counts.entries'), '+', ref('excluded.entries')),
        seen: eb(ref('visit_counts.seen'), '+', ref('excluded.seen')),
        begun: eb(ref('visit_counts.begun'), '+', ref('excluded.begun')),
      })),
    )
    .execute();
}
