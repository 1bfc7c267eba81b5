import type { Owner } from '#app/inbox/assign/answers.ts';
import type { Database } from '#server/database/connection.ts';

/** Who takes care of each of these; what is nobody's is missing. */
export async function readOwners({ db }: Pick<Database, 'db'>, ids: string[]): Promise<Map<string, Owner>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('submission_owners')
    .innerJoin('user', 'user.id', 'submission_owners.user_id')
    .select(['submission_id', 'user.id', 'user.name'])
    .where('submission_id', 'in', ids)
    .execute();
  return new Map(found.map(({ submission_id, ...owner }) => [submission_id, owner]));
}

/** Rows of a list, each with who takes care of it. */
export async function withOwners<Row extends { id: string }>(
  database: Pick<Database, 'db'>,
  rows: Row[],
): Promise<(Row & { owner: Owner | null })[]> {
  const owners = await readOwners(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, owner: owners.get(row.id) ?? null }));
}
