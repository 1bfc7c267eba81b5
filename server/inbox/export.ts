import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import type { Filter } from './filter.ts';
import { type Position, positionOf } from './order.ts';
import { csvHead, csvRecord, jsonRecord, type RecordWriter } from './records.ts';
import { readRows } from './rows.ts';

type Format = { type: string; head: (form: FormDefinition) => string; record: RecordWriter; end: string };

export const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', head: csvHead, record: csvRecord, end: '\r\n' },
  jsonl: { type: 'application/jsonl; charset=utf-8', head: () => '', record: jsonRecord, end: '\n' },
} satisfies Record<string, Format>;

export type ExportFormat = keyof typeof exportFormats;
export type Exported = { rows: number; bytes: number };

/** The first batch is small, so that the first byte is early. */
const batch = { first: 100, later: 1000 };

/**
 * Everything a filter shows, newest first, as a stream that reads on only when it is drained. Rows are
 * visited by a key that never changes, so each comes at most once, and one that arrives meanwhile is newer
 * than where the export began. If reading fails the connection breaks off, which no browser takes for a
 * whole file.
 */
export function exportStream(
  database: Database,
  form: FormDefinition,
  filter: Filter,
  format: ExportFormat,
  finished: (exported: Exported) => Promise<void>,
): ReadableStream<Uint8Array> {
  const { head, record, end }: Format = exportFormats[format];
  const exported: Exported = { rows: 0, bytes: 0 };
  let text = head(form);
  let after: Position | null = null;
  let limit = batch.first;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const rows = await readRows(database, 'newest', { form, filter, after, limit, record });
        for (const row of rows) text += row.record + end;
        const chunk = Buffer.from(text);
        exported.rows += rows.length;
        exported.bytes += chunk.length;
        if (chunk.length > 0) controller.enqueue(chunk);
        const last = rows.at(-1);
        if (!last || rows.length < limit) {
          await finished(exported);
          return controller.close();
        }
        text = '';
        after = positionOf(form, 'newest', last);
        limit = batch.later;
      },
    },
    // Nothing is read ahead of the browser.
    { highWaterMark: 0 },
  );
}
