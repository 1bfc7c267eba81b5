import type { FailingDelivery } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import type { OutboxRow } from '#server/database/schema/outbox-tables.ts';
import { factsOf } from '#server/notifications/read-deliveries.ts';
import type { Ways } from '#server/notifications/ways.ts';

const mostShown = 200;

/** What was given up, newest first, then what failed at least once and is tried again. Account mails are not staff's to see. */
export async function readFailingDeliveries({ db }: Database, ways: Ways): Promise<FailingDelivery[]> {
  const ofSubmissions = db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', 'is not', null)
    .limit(mostShown);
  const [failed, waiting] = await Promise.all([
    ofSubmissions.where('state', '=', 'failed').orderBy('created_at', 'desc').execute(),
    ofSubmissions.where('state', '=', 'waiting').where('error', 'is not', null).orderBy('next_at').execute(),
  ]);
  return [...failed, ...waiting].map((entry) => failingOf(entry, ways));
}

function failingOf(entry: OutboxRow, ways: Ways): FailingDelivery {
  return { ...factsOf(entry, ways), table: entry.table_name ?? '', submission: entry.submission_id ?? '' };
}
