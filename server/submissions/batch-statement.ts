import type pg from 'pg';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { columnsOf } from '#server/database/schema/columns.ts';
import { limits } from '#server/protection/limits.ts';
import { orAddToWindow } from '#server/protection/window-count.ts';
import { type Entry, type Stored, windowsOf } from './entry.ts';

/** Stores entries of one form, of different visitors and with different answers, and tells how each went. */
export type StoreBatch = (entries: Entry[], through?: Queryable) => Promise<(entry: Entry) => Stored>;
type Queryable = Pick<pg.Pool, 'query'>;

/** One statement is one round trip and one commit. It has no name: a pooler would not know it again. */
export function batchStatement(pool: pg.Pool, form: FormDefinition): StoreBatch {
  const text = textFor(form);
  return async (entries, through: Queryable = pool) => {
    const { rows } = await through.query<Answer>(text, valuesOf(entries));
    const answers = new Map(rows.map((answer) => [answer.asked, asStored(answer)]));
    return ({ row }) => answers.get(row.id) ?? { kind: 'taken' };
  };
}

const types = { text: 'text', time: 'timestamptz', json: 'jsonb' };

/** The entries come as one JSON text: as many as there are, the statement and its plan stay the same. */
function textFor(form: FormDefinition): string {
  const columns = columnsOf(form);
  const table = `"${form.table}"`;
  const ifRepeated: Record<string, string> = {
    status: `case when repeated.too_often then 'spam' else entry.status end`,
    spam_reasons: `(case when repeated.too_often then entry.reasons_if_repeated else entry.spam_reasons end)::jsonb`,
  };
  const [mostOfVisitor, visitorWindow, mostEqual, equalWindow, mostConfirmed, latest, mostOfNetwork] = [
    '$2::int',
    '$3::text',
    '$4::int',
    '$5',
    '$6::int',
    '$7',
    '$8::int',
  ];
  const withCounts = `
      entry join counted on counted.key = entry.visitor
      left join counted as wider on wider.key = entry.wider_network`;
  return `
    with entry as materialized (
      select * from json_to_recordset($1::json) as entry (
        visitor text, wider_network text, sender text, reasons_if_repeated text, deliveries json,
        ${columns.map(({ name }) => `"${name}" text`).join(', ')})
    ), earlier as (
      select entry.id as asked, found.id, found.reference, found.request_hash
      -- Lateral, as below: a plan made while the table was small must not read all of it when it has grown.
      from entry, lateral (
        select id, reference, request_hash from ${table} where idempotency_key = entry.idempotency_key limit 1
      ) as found
    ), counted as (
      insert into visitor_counts as seen (key, since, count)
      select key, created_at, 1 from entry, lateral (values (visitor), (wider_network), (sender)) as counts (key)
      where key is not null and id not in (select asked from earlier)
      -- Two statements that meet the same visitors meet them in the same order, so neither waits forever.
      order by key
      ${orAddToWindow(visitorWindow, `${latest}::text`)}
      returning key, since, count
    ), stored as (
      insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
      select ${columns.map(({ name, type }) => ifRepeated[name] ?? `entry."${name}"::${types[type]}`).join(', ')}
      from ${withCounts}, lateral (
        select count(*) >= ${mostEqual} as too_often from (
          select from ${table}
          where request_hash = entry.request_hash
            and created_at > ${equalWindow}::timestamptz and created_at <= ${latest}::timestamptz
          limit ${mostEqual}
        ) as equal
      ) as repeated
      where counted.count <= ${mostOfVisitor} and coalesce(wider.count, 0) <= ${mostOfNetwork}
      on conflict do nothing
      returning id, reference, request_hash, status
    ), to_deliver as (
      insert into outbox (id, created_at, kind, table_name, submission_id, target, next_at)
      select delivery.id, entry.created_at, delivery.kind, '${form.table}', entry.id, delivery.target, entry.created_at
      from stored join entry on entry.id = stored.id join counted as sender on sender.key = entry.sender,
        json_to_recordset(entry.deliveries) as delivery (id text, kind text, target text)
      where stored.status <> 'spam' and (delivery.kind <> 'confirmation' or sender.count <= ${mostConfirmed})
    )
    select id as asked, id, reference, request_hash, null as full_since from stored
    union all select asked, id, reference, request_hash, null from earlier
    union all select entry.id, null, null, null,
      case when counted.count > ${mostOfVisitor} then counted.since else wider.since end
      from ${withCounts} where counted.count > ${mostOfVisitor} or wider.count > ${mostOfNetwork}`;
}

function valuesOf(entries: Entry[]): unknown[] {
  const [first] = entries;
  if (!first) throw new Error('there is nothing to store');
  const sent = entries.map(({ row, visitor, widerNetwork, sender, reasonsIfRepeated, deliveries }) => ({
    ...row,
    visitor,
    wider_network: widerNetwork,
    sender,
    reasons_if_repeated: reasonsIfRepeated,
    deliveries,
  }));
  const windows = windowsOf(first);
  const { visitor, spam, confirmations } = limits;
  return [
    JSON.stringify(sent),
    visitor.submissions,
    windows.visitor,
    spam.equalBodies,
    windows.equal,
    confirmations.fromOneVisitor,
    windows.latest,
    visitor.fromWiderNetwork,
  ];
}

type Answer = {
  asked: string;
  id: string;
  reference: string;
  request_hash: string;
  full_since: string | null;
};

function asStored({ id, reference, request_hash, full_since: since }: Answer): Stored {
  return since ? { kind: 'limited', since } : { kind: 'stored', id, reference, request_hash };
}
