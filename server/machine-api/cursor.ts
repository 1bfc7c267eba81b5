import { readOpaque, writeOpaque } from '#server/inbox/list.ts';
import { isMoment } from '#server/inbox/moments.ts';

/** A place in the order of time, between two rows. */
export type Place = { at: string; id: string };

/**
 * How far somebody has read. Up to `place` everything is settled: it was handed out, and nothing can come before it
 * any more. Of what lies behind it, `given` was handed out: rows that are stored late may still come between. Each
 * is the end of an id with its time.
 */
export type Cursor = { withSpam: boolean; place: Place | null; given: ReadonlyMap<string, number> };

export function startOf(withSpam: boolean): Cursor {
  return { withSpam, place: null, given: new Map() };
}

/** Enough of an id to know it among a hundred. */
export function endOfId(id: string): string {
  return id.slice(-12);
}

export function writeCursor({ withSpam, place, given }: Cursor): string {
  const marks = [...given].map(([end, time]) => `${end}${time.toString(36)}`);
  return writeOpaque([withSpam ? 1 : 0, place?.at ?? '', place?.id ?? '', ...marks]);
}

/** Undefined for what is not one of ours. */
export function readCursor(text: string): Cursor | undefined {
  const parts = readOpaque(text);
  if (!Array.isArray(parts) || parts.length < 3) return undefined;
  const [spam, at, id, ...marks] = parts;
  if ((spam !== 0 && spam !== 1) || !isText(at) || !isText(id) || !marks.every(isText)) return undefined;
  if (at !== '' && !isMoment(at)) return undefined;
  const given = marks.map((mark): [string, number] => [
    mark.slice(0, 12),
    Number.parseInt(mark.slice(12), 36),
  ]);
  if (given.some(([, time]) => Number.isNaN(time))) return undefined;
  return { withSpam: spam === 1, place: at === '' ? null : { at, id }, given: new Map(given) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0');
}
