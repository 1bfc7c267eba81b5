import type { Pulse } from '../pulse.ts';

type Titled = { table: string; title: string };

/** What has come in between two looks, as a sentence; empty when nothing has. */
export function arrivals(before: Pulse, now: Pulse, forms: readonly Titled[]): string {
  const arrived = forms.flatMap(({ table, title }) => {
    const [then, today] = [before.tables[table], now.tables[table]];
    if (!then || !today || then.newest === today.newest) return [];
    // A newest row that was erased makes an older one the newest.
    if ((today.newestAt ?? '') < (then.newestAt ?? '')) return [];
    return [{ title, count: Math.max(1, today.new - then.new) }];
  });
  const count = arrived.reduce((sum, { count }) => sum + count, 0);
  if (count === 0) return '';
  const places = arrived.map(({ title }) => title).join(', ');
  return `${count === 1 ? 'One new submission' : `${count} new submissions`}: ${places}`;
}
