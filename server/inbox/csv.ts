/** Excel takes a file without it for the local code page. */
export const byteOrderMark = '\uFEFF';

/**
 * One record: strings quoted, quotes doubled, formulas made inert with an apostrophe. Written out rather
 * than taken from a library because a million rows go through it; see docs/decisions/export.md.
 */
export function csvRecord(columns: readonly string[], row: Record<string, unknown>): string {
  let record = '';
  for (const column of columns) record += `${cell(row[column])},`;
  return `${record.slice(0, -1)}\r\n`;
}

const startsLikeFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = asText(value);
  const inert = startsLikeFormula.test(text) ? `'${text}` : text;
  return `"${inert.includes('"') ? inert.replaceAll('"', '""') : inert}"`;
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return JSON.stringify(value);
}
