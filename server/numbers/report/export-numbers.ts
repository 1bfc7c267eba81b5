import { stringify } from 'csv-stringify/sync';
import type { Period } from '#app/inbox/numbers/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { inertCell } from '#server/inbox/inert-cell.ts';
import { shift } from './period.ts';
import { readSent } from './read-sent.ts';

const columns = [
  ...['Day', 'Page', 'Source', 'Campaign', 'Device', 'Views', 'Visitors', 'Visits begun here'],
  ...['First form seen', 'Form begun', 'Sent', 'Answered'],
];

/** Excel takes a file without it for the local code page. */
const byteOrderMark = '\uFEFF';

/**
 * A period as CSV: what was counted per day, page, source, campaign and device, then what was sent per day, form, source
 * and campaign (under the form's page). One day after the other, so that a long period takes no more memory than a short.
 */
export function exportNumbers(database: Database, period: Period): ReadableStream<Uint8Array> {
  const lines = linesOf(database, period);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
}

async function* linesOf(database: Database, period: Period): AsyncGenerator<string> {
  yield byteOrderMark + stringify([columns]);
  for (let day = period.from; day <= period.to; day = shift(day, 1)) {
    const rows = await database.db
      .selectFrom('visit_counts')
      .selectAll()
      .where('day', '=', day)
      .orderBy('page')
      .orderBy('source')
      .orderBy('campaign')
      .orderBy('device')
      .execute();
    const lines = rows.map((row) => [
      ...[day, row.page, inertCell(row.source), inertCell(row.campaign), row.device],
      ...[row.views, row.visits, row.entries, row.seen, row.begun, '', ''],
    ]);
    if (lines.length > 0) yield stringify(lines);
  }
  yield* sentLines(database, period);
}

async function* sentLines(database: Database, period: Period): AsyncGenerator<string> {
  const sums = new Map<string, { sent: number; answered: number; cells: string[] }>();
  for await (const { day, form, source, campaign, answered } of readSent(database, period)) {
    const cells = [day, form.page, inertCell(source), inertCell(campaign)];
    const sum = sums.get(cells.join('\n')) ?? { sent: 0, answered: 0, cells };
    sums.set(cells.join('\n'), { cells, sent: sum.sent + 1, answered: sum.answered + (answered ? 1 : 0) });
  }
  const lines = [...sums.values()].map(({ sent, answered, cells }) => [
    ...[...cells, '', '', '', '', '', ''],
    ...[sent, answered],
  ]);
  if (lines.length > 0) yield stringify(lines);
}
