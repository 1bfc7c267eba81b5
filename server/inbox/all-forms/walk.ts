import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Submission } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { type Filter, looksAtEveryRow } from '../filter.ts';
import { type Position, positionIn } from '../order.ts';
import { readBetween } from '../rows.ts';
import { throughWindows } from '../windows.ts';
import { type Line, type Place, placeIn } from './line.ts';

/** Of ten forms most give a page a few rows each. */
const rowsAtOnce = 20;

/** A search that goes on has found little so far: it takes larger windows. */
const windowToGoOnWith = 1024;

/** What a filter shows of one table from one place to another; to the end when there is no last one. */
type Stretch = { rows: Submission[]; last: Position | null };

type Reading = { form: FormDefinition; filter: Filter; after: Position | null; limit: number };

/** One table, gone through a stretch at a time. */
export type Walk = {
  /** The next row's, or how far one has looked when none is at hand; null before the start and at the end. */
  place: Place | null;
  /** The next row, if one is at hand. */
  take: () => Submission | undefined;
  goOn: () => Promise<void>;
};

export function walkThrough(database: Database, line: Line, reading: Reading): Walk {
  const stretches = stretchesOf(database, line, reading);
  const found: Submission[] = [];
  let lookedTo: Position | null = null;
  const placeNow = () => {
    const [next] = found;
    const position = next ? positionIn(line.order, next) : lookedTo;
    return position && placeIn(line, reading.form, position);
  };
  const walk: Walk = {
    // A search that goes on looks through a table once its turn comes, and not before.
    place:
      looksAtEveryRow(reading.filter) && reading.after ? placeIn(line, reading.form, reading.after) : null,
    take: () => {
      const row = found.shift();
      if (row) walk.place = placeNow();
      return row;
    },
    goOn: async () => {
      const { value } = await stretches.next();
      found.push(...(value?.rows ?? []));
      lookedTo = value?.last ?? null;
      walk.place = placeNow();
    },
  };
  return walk;
}

async function* stretchesOf(
  database: Database,
  { order }: Line,
  reading: Reading,
): AsyncGenerator<Stretch, undefined> {
  if (looksAtEveryRow(reading.filter)) {
    // A window may hold more than the limit: then its first rows are all that a page can need.
    yield* throughWindows(
      database,
      reading.form,
      order,
      async ({ after, last }) => ({
        rows: await readBetween(database, order, { ...reading, after, last }),
        last,
      }),
      reading.after ? { start: reading.after, first: windowToGoOnWith } : {},
    );
    return;
  }
  let { after } = reading;
  do {
    const rows = await readBetween(database, order, { ...reading, after, last: null, limit: rowsAtOnce });
    const last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
    after = last ? positionIn(order, last) : null;
    yield { rows, last: after };
  } while (after);
}
