import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { between, inOrder, type Order, type Position, positionIn } from './order.ts';

/** Milliseconds of the processor that one window may take on the thread that answers visitors. */
const aim = 5;
const rows = { first: 256, least: 128, most: 16_384 };

/** At most `size` rows: after one place, up to another and with it; no last one means to the end. */
export type Window = { after: Position | null; last: Position | null; size: number };

/**
 * Goes through a table one window of rows after the other. Windows grow and shrink with what they take, since
 * rows are of any length. Say the size in a statement: between two places PostgreSQL expects a quarter of the table.
 */
export async function* throughWindows<Answer>(
  database: Database,
  form: FormDefinition,
  order: Order,
  read: (window: Window) => Promise<Answer>,
  {
    start = null,
    first = rows.first,
    most = rows.most,
  }: { start?: Position | null; first?: number; most?: number } = {},
): AsyncGenerator<Answer> {
  let after = start;
  let size = first;
  const readWindow = async () => {
    const started = process.threadCpuUsage();
    const last = await windowEnd(database, form, order, after, size);
    const answer = await read({ after, last, size });
    const { user, system } = process.threadCpuUsage(started);
    const took = (user + system) / 1000;
    if (took > aim) size = Math.max(rows.least, size / 2);
    else if (took < aim / 3) size = Math.min(most, size * 2);
    return { answer, last };
  };
  for (;;) {
    const { answer, last } = await (database.engine === 'sqlite' ? inTurn(readWindow) : readWindow());
    yield answer;
    if (!last) return;
    after = last;
  }
}

let lastInTurn: Promise<unknown> = Promise.resolve();

/**
 * SQLite reads on the thread that answers visitors: one window per turn of the event loop, whoever asks. Between
 * two of them everybody else is served.
 */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = lastInTurn.then(work);
  lastInTurn = done.then(
    () => nextTurn(),
    () => nextTurn(),
  );
  return done;
}

/** The last row of a window; null when fewer rows are left. */
async function windowEnd(
  { db }: Database,
  form: FormDefinition,
  order: Order,
  after: Position | null,
  size: number,
): Promise<Position | null> {
  const row = await db
    .selectFrom(form.table)
    .select(order.columns)
    .where(between(order, after, null))
    .orderBy(inOrder(order))
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst();
  return row ? positionIn(order, row) : null;
}
