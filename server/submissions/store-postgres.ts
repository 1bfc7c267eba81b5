import type { FormDefinition } from '#app/forms/define-form.ts';
import type { PostgresEngine } from '#server/database/database.ts';
import { columnsOf } from '#server/database/tables.ts';
import { limits } from '#server/protection/limits.ts';
import { type Entry, type Stored, type StoreEntry, windowsOf } from './store.ts';

/** One statement is one round trip and one commit; its plan is kept by name on every connection. */
export function postgresStore({ pool }: PostgresEngine): StoreEntry {
  const statements = new Map<string, Statement>();
  const storeOnce = async (entry: Entry) => {
    const statement = statements.get(entry.form.table) ?? statementFor(entry.form);
    statements.set(entry.form.table, statement);
    const { name, text } = statement;
    const { rows } = await pool.query({ name, text, values: valuesOf(statement, entry) });
    return asStored(rows[0]);
  };
  return async (entry) => {
    const stored = await storeOnce(entry);
    // Copies of one submission that came together were counted before they could see the first one.
    return stored.kind === 'limited' && entry.row.idempotency_key ? storeOnce(entry) : stored;
  };
}

type Statement = { name: string; text: string; columns: string[] };

const types = { text: 'text', time: 'timestamptz', json: 'jsonb' };

/** The first parameters; those of the row's columns follow. */
const first = [
  'visitor',
  'visitorWindow',
  'mostOfVisitor',
  'equalWindow',
  'mostEqual',
  'reasonsIfRepeated',
  'deliveryIds',
  'deliveryKinds',
  'deliveryTargets',
] as const;

function statementFor(form: FormDefinition): Statement {
  const columns = columnsOf(form);
  const given = (name: (typeof first)[number]) => `$${first.indexOf(name) + 1}`;
  const column = (name: string) => {
    const index = columns.findIndex((one) => one.name === name);
    return `$${first.length + index + 1}::${types[columns[index]?.type ?? 'text']}`;
  };
  const ifRepeated: Record<string, string> = {
    status: `case when repeated.too_often then 'spam' else ${column('status')} end`,
    spam_reasons: `case when repeated.too_often then ${given('reasonsIfRepeated')}::jsonb else ${column('spam_reasons')} end`,
  };
  const names = columns.map(({ name }) => name);
  const table = `"${form.table}"`;
  const now = `to_char(${column('created_at')} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return {
    name: `store ${form.table}`,
    columns: names,
    text: `
      with earlier as (
        select id, reference, request_hash from ${table} where idempotency_key = ${column('idempotency_key')}
      ), counted as (
        insert into visitor_counts as seen (key, since, count)
        select ${given('visitor')}::text, ${now}, 1 where not exists (select from earlier)
        on conflict (key) do update set
          since = case when seen.since > ${given('visitorWindow')}::text then seen.since else excluded.since end,
          count = case when seen.since > ${given('visitorWindow')}::text then seen.count + 1 else 1 end
        returning since, count
      ), repeated as (
        select count(*) >= ${given('mostEqual')}::int as too_often from (
          select from ${table}
          where request_hash = ${column('request_hash')} and created_at > ${given('equalWindow')}::timestamptz
          limit ${given('mostEqual')}::int
        ) as equal
      ), stored as (
        insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
        select ${names.map((name) => ifRepeated[name] ?? column(name)).join(', ')}
        from counted, repeated where counted.count <= ${given('mostOfVisitor')}::int
        on conflict do nothing
        returning id, reference, request_hash, status
      ), to_deliver as (
        insert into outbox (id, created_at, kind, table_name, submission_id, target, next_at)
        select delivery.id, ${now}, delivery.kind, '${form.table}', stored.id, delivery.target, ${now}
        from stored, unnest(${given('deliveryIds')}::text[], ${given('deliveryKinds')}::text[], ${given('deliveryTargets')}::text[])
          as delivery (id, kind, target)
        where stored.status <> 'spam'
      )
      select id, reference, request_hash, null as full_since from stored
      union all select id, reference, request_hash, null from earlier
      union all select null, null, null, since from counted where count > ${given('mostOfVisitor')}::int`,
  };
}

function valuesOf({ columns }: Statement, entry: Entry): unknown[] {
  const { row, visitor, reasonsIfRepeated, deliveries } = entry;
  const windows = windowsOf(entry);
  const values: Record<(typeof first)[number], unknown> = {
    visitor,
    visitorWindow: windows.visitor,
    mostOfVisitor: limits.visitor.submissions,
    equalWindow: windows.equal,
    mostEqual: limits.spam.equalBodies,
    reasonsIfRepeated,
    deliveryIds: deliveries.map(({ id }) => id),
    deliveryKinds: deliveries.map(({ kind }) => kind),
    deliveryTargets: deliveries.map(({ target }) => target),
  };
  return [...first.map((name) => values[name]), ...columns.map((name) => row[name])];
}

type Answer = { id: string; reference: string; request_hash: string; full_since: string | null };

function asStored(answer: Answer | undefined): Stored {
  if (!answer) return { kind: 'taken' };
  const { full_since: since, ...stored } = answer;
  return since ? { kind: 'limited', since } : { kind: 'stored', ...stored };
}
