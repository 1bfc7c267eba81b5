import type { StatementSync } from 'node:sqlite';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database, SqliteEngine } from '#server/database/connection.ts';
import { columnsOf } from '#server/database/schema/columns.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { asInput } from '#server/database/sqlite.ts';
import { limits } from '#server/protection/limits.ts';
import { type Count, orAddToWindow } from '#server/protection/window-count.ts';
import { confirmCanary, removalsOf } from './canary-removal.ts';
import { type Entry, type Stored, type StoreEntry, type Waiting, windowsOf } from './entry.ts';

/** Whatever arrives while the disk is busy shares the next commit: one sync acknowledges many. */
export function sqliteStore(database: SqliteEngine & Pick<Database, 'db'>): StoreEntry {
  const write = entryWriter(database);
  let waiting: Waiting[] = [];

  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject });
      if (waiting.length === 1) setImmediate(commitWaiting);
    });

  async function commitWaiting(): Promise<void> {
    // Kysely's one connection is ours for the length of this call, so no other transaction is open on it.
    await database.db.connection().execute(async () => {
      const together = waiting;
      waiting = [];
      commit(together);
    });
  }

  function commit(together: Waiting[]): void {
    try {
      const stored = inTransaction(database, () =>
        together.map((one) => ({ one, answer: write(one.entry) })),
      );
      for (const { one, answer } of stored) one.resolve(answer);
    } catch (error) {
      // One that cannot be stored must not take the others with it.
      if (together.length > 1) for (const one of together) commit([one]);
      else together[0]?.reject(error);
    }
  }
}

function inTransaction<T>({ file, inPlace }: SqliteEngine, work: () => T): T {
  file.exec('begin immediate');
  try {
    const result = work();
    inPlace.confirm();
    file.exec('commit');
    return result;
  } catch (error) {
    // A full disk may have rolled it back already.
    if (file.isTransaction) file.exec('rollback');
    throw error;
  }
}

function entryWriter({ file }: SqliteEngine): (entry: Entry) => Stored {
  const statements = new Map<string, Statements>();
  const shared = sharedStatements(file);
  return (entry) => {
    const { form, row, deliveries } = entry;
    const own = statements.get(form.table) ?? ownStatements(file, form);
    statements.set(form.table, own);
    const windows = windowsOf(entry);

    const earlier = own.earlier.get(row.idempotency_key);
    if (earlier)
      return {
        kind: 'stored',
        id: String(earlier.id),
        reference: String(earlier.reference),
        request_hash: String(earlier.request_hash),
      };

    const countOf = (key: string): Omit<Count, 'key'> => {
      const { visitor: earliest, latest } = windows;
      const counted = shared.count.get({ key, now: row.created_at, earliest, latest });
      return { since: String(counted?.since), count: Number(counted?.count) };
    };
    const { since, count } = countOf(entry.visitor);
    if (count > limits.visitor.submissions) return { kind: 'limited', since };
    const wider = entry.widerNetwork ? countOf(entry.widerNetwork) : null;
    if (wider && wider.count > limits.visitor.fromWiderNetwork)
      return { kind: 'limited', since: wider.since };

    const found = own.equal.get({
      hash: row.request_hash,
      earliest: windows.equal,
      latest: windows.latest,
      most: limits.spam.equalBodies,
    });
    const repeated = Number(found?.equal) >= limits.spam.equalBodies;
    const judged: SubmissionRow = repeated
      ? { ...row, status: 'spam', spam_reasons: entry.reasonsIfRepeated }
      : row;
    const { changes } = own.insert.run(...own.columns.map((name) => asInput(judged[name])));
    // A canary that stored nothing has found what it looks for, and says so when it is taken back.
    if (changes === 0 && !entry.isCanary) return { kind: 'taken' };

    const mayConfirm = () => countOf(entry.sender).count <= limits.confirmations.fromOneVisitor;
    for (const { id, kind, target } of judged.status === 'spam' ? [] : deliveries)
      if (kind !== 'confirmation' || mayConfirm())
        shared.deliver.run(id, row.created_at, kind, form.table, row.id, target, row.created_at);
    if (entry.isCanary) takeBack(file, entry);
    return { kind: 'stored', id: row.id, reference: row.reference, request_hash: row.request_hash };
  };
}

function takeBack(file: SqliteEngine['file'], entry: Entry): void {
  const removed = removalsOf(entry).map(({ text, value }) => file.prepare(text).all({ $1: value }));
  confirmCanary(entry, removed);
}

function sharedStatements(file: SqliteEngine['file']): Record<'count' | 'deliver', StatementSync> {
  return {
    count: file.prepare(`
      insert into visitor_counts as seen (key, since, count) values (:key, :now, 1)
      ${orAddToWindow(':earliest', ':latest')} returning since, count`),
    deliver: file.prepare(`
      insert into outbox (id, created_at, kind, table_name, submission_id, target, next_at)
      values (?, ?, ?, ?, ?, ?, ?)`),
  };
}

type Statements = Record<'earlier' | 'equal' | 'insert', StatementSync> & { columns: string[] };

function ownStatements(file: SqliteEngine['file'], form: FormDefinition): Statements {
  const columns = columnsOf(form).map(({ name }) => name);
  const table = `"${form.table}"`;
  return {
    columns,
    earlier: file.prepare(`select id, reference, request_hash from ${table} where idempotency_key = ?`),
    equal: file.prepare(`
      select count(*) as equal from (
        select 1 from ${table}
        where request_hash = :hash and created_at > :earliest and created_at <= :latest limit :most)`),
    insert: file.prepare(`
      insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
      values (${columns.map(() => '?').join(', ')}) on conflict do nothing`),
  };
}
