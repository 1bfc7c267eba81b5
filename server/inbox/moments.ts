/** Both engines compare times in here alike: PostgreSQL has no year 0, and SQLite compares texts of four digits. */
const earliest = Date.parse('0001-01-01T00:00:00.000Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/** A time as the databases hold it; what lies beyond them becomes the nearest that does not. */
export function momentAt(milliseconds: number): string {
  return new Date(Math.min(latest, Math.max(earliest, milliseconds))).toISOString();
}

export function isMoment(text: string): boolean {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && momentAt(milliseconds) === text;
}
