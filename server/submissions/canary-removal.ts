import type { Entry } from './entry.ts';

/** What takes a canary back, in the commit that stored it: its row, its deliveries, then its counts. */
export function removalsOf({ form, row, visitor, widerNetwork, sender }: Entry) {
  const counts = [visitor, widerNetwork, sender].filter((key) => key !== null);
  return [
    { text: `delete from "${form.table}" where id = $1 returning status, request_hash`, value: row.id },
    { text: 'delete from outbox where submission_id = $1 returning id', value: row.id },
    ...counts.map((value) => ({ text: 'delete from visitor_counts where key = $1', value })),
  ];
}

/** What was removed must be what a visitor would have had stored. */
export function confirmCanary(
  { row, deliveries }: Entry,
  [rows = [], sent = []]: readonly Record<string, unknown>[][],
): void {
  if (rows[0]?.request_hash !== row.request_hash) throw new Error('a canary was not stored');
  if (rows[0]?.status !== 'new') throw new Error('a canary was taken for spam');
  if (sent.length !== deliveries.length) throw new Error('the deliveries of a canary were not stored');
}
