import type { KyselyPlugin } from 'kysely';

/** We read times as ISO text; the auth library compares `expiresAt` and its like as dates. */
export const datesForAuth: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(withDates) }),
};

function withDates(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      /(At|Until)$/.test(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}
