const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long until something is due, or since when it is late, as one would say it. Never more than there is. */
export function dueWords(dueAt: string, now = Date.now()): string {
  const left = Date.parse(dueAt) - now;
  if (Math.abs(left) < minute) return 'due now';
  return left > 0 ? `due in ${timeWords(left)}` : `late by ${timeWords(-left)}`;
}

export function isLate(dueAt: string, now = Date.now()): boolean {
  return Date.parse(dueAt) < now;
}

function timeWords(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h`;
  const days = Math.floor(milliseconds / day);
  return days === 1 ? 'a day' : `${days} days`;
}
