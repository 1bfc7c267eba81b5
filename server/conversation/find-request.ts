import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { formForTable, forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { hashOfSecret } from '#server/notifications/request-links.ts';
import { limits } from '#server/protection/limits.ts';
import { countWithin, uncount, type Window } from '#server/protection/window-count.ts';

export type FoundRequest = { form: FormDefinition; id: string };

/** `wait` is the seconds until somebody who guessed too often may try again. */
export type Finding = { found: FoundRequest | null; wait: number };

/**
 * The submission that a secret opens. One that never was and one that was erased are looked for in the same way
 * and answered alike. A try counts before it is looked at; one that was right does not.
 */
export async function findRequest(database: Database, secret: string, visitor: string): Promise<Finding> {
  const tries = triesOf(visitor);
  const wait = await countWithin(database, tries, limits.requestLinks.seconds);
  if (wait > 0) return { found: null, wait };
  const found = await lookUp(database, hashOfSecret(secret));
  if (found)
    await uncount(
      database,
      tries.map(({ key }) => key),
    );
  return { found, wait: 0 };
}

/** What all of them share comes last: in PostgreSQL each waits for it, for as long as the statement takes. */
function triesOf(visitor: string): Window[] {
  const { fromOneVisitor, inAll } = limits.requestLinks;
  return [
    { key: hashOf(`request links ${visitor}`), most: fromOneVisitor },
    { key: hashOf('request links'), most: inAll },
  ];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function lookUp({ db }: Database, hash: string): Promise<FoundRequest | null> {
  const [first, ...others] = forms.map(({ table }) =>
    db
      .selectFrom(table)
      .select(['id', sql.lit(table).$castTo<string>().as('table')])
      .where('link_hash', '=', hash),
  );
  if (!first) return null;
  const row = await others.reduce((all, one) => all.unionAll(one), first).executeTakeFirst();
  const form = row && formForTable(row.table);
  return form ? { form, id: row.id } : null;
}
