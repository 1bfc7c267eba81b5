import { stringify } from 'csv-stringify/sync';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Submission } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import type { Filter } from './filter.ts';
import { inertCell } from './inert-cell.ts';
import { newestFirst } from './order.ts';
import { shownColumns } from './records.ts';
import { readBetween } from './rows.ts';
import { throughWindows } from './windows.ts';

type Format = {
  type: string;
  head: (form: FormDefinition) => string;
  /** The rows as text, each with its end. */
  write: (rows: Submission[], columns: string[]) => string;
};

/** Excel takes a file without it for the local code page. */
const byteOrderMark = '\uFEFF';

export const exportFormats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: (form) =>
      byteOrderMark +
      csvLines([Object.fromEntries(names(form).map((name) => [name, columnTitle(name)]))], names(form)),
    write: csvLines,
  },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    head: () => '',
    write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  },
} satisfies Record<string, Format>;

export type ExportFormat = keyof typeof exportFormats;
export type Exported = { rows: number; bytes: number };

/** Writing a row takes longer than reading it, and is done on the visitors' thread on both engines. */
const mostAtOnce = 1024;

/**
 * Everything a filter shows, newest first, as a stream that reads on only when it is drained. Rows are
 * visited by a key that never changes, so each comes at most once, and one that arrives meanwhile is newer
 * than where the export began. If reading fails the connection breaks off, which no browser takes for a
 * whole file. `ended` hears of the end, whichever it is.
 */
export function exportStream(
  database: Database,
  form: FormDefinition,
  filter: Filter,
  format: ExportFormat,
  { finished, ended = () => {} }: { finished: (exported: Exported) => Promise<unknown>; ended?: () => void },
): ReadableStream<Uint8Array> {
  const exported: Exported = { rows: 0, bytes: 0 };
  const chunks = chunksOf(database, form, filter, format, exported);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { value, done } = await chunks.next();
          if (!done) return controller.enqueue(value);
          await finished(exported);
          controller.close();
          ended();
        } catch (error) {
          ended();
          throw error;
        }
      },
      cancel: ended,
    },
    // Nothing is read ahead of the browser.
    { highWaterMark: 0 },
  );
}

async function* chunksOf(
  database: Database,
  form: FormDefinition,
  filter: Filter,
  format: ExportFormat,
  exported: Exported,
): AsyncGenerator<Uint8Array> {
  const { head, write }: Format = exportFormats[format];
  const columns = names(form);
  const texts = throughWindows(
    database,
    form,
    newestFirst,
    async ({ after, last, size }) => {
      const rows = await readBetween(database, newestFirst, { form, filter, after, last, limit: size });
      exported.rows += rows.length;
      return rows.length > 0 ? write(rows, columns) : '';
    },
    { most: mostAtOnce },
  );
  const measured = (text: string) => {
    const chunk = Buffer.from(text);
    exported.bytes += chunk.length;
    return chunk;
  };
  let text = head(form);
  for await (const more of texts) {
    text += more;
    if (text) yield measured(text);
    text = '';
  }
}

function names(form: FormDefinition): string[] {
  return shownColumns(form).map(({ name }) => name);
}

/** RFC 4180: texts quoted, quotes doubled, nothing for nothing. */
function csvLines(rows: Record<string, unknown>[], columns: string[]): string {
  const cells = rows.map((row) => columns.map((name) => cellOf(row[name])));
  return stringify(cells, { quoted_string: true, record_delimiter: 'windows' });
}

/** A list is its parts with commas. */
function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return inertCell(value);
  return inertCell(Array.isArray(value) ? value.join(', ') : JSON.stringify(value));
}
