import type { Logger } from 'pino';
import type { Database } from '#server/database/connection.ts';
import { limits } from '#server/protection/limits.ts';
import { keptText } from './question-text.ts';

const { storedAfterMs, mostPending, mostKept } = limits.questions;

type Pending = { text: string; count: number };

export type QuestionCounter = {
  count: (typed: string) => void;
  /** Stores what was counted so far; a database that fails costs these counts and nothing else. */
  store: () => Promise<void>;
};

/** Questions are gathered and stored together, so that asking many costs the database no more than asking one. */
export function questionCounter({
  database,
  log,
  leaving,
}: {
  database: Database;
  log: Logger;
  leaving: AbortController;
}): QuestionCounter {
  let pending = new Map<string, Pending>();
  let timer: NodeJS.Timeout | undefined;

  function count(typed: string): void {
    const question = keptText(typed);
    if (!question) return;
    const known = pending.get(question.key);
    if (!known && pending.size >= mostPending) return;
    pending.set(question.key, { text: question.text, count: (known?.count ?? 0) + 1 });
    timer ??= setTimeout(store, storedAfterMs).unref();
  }

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = pending;
    pending = new Map();
    if (counted.size === 0) return;
    await addCounts(database, counted).catch((error: unknown) =>
      log.error({ error }, 'questions to the assistant could not be counted'),
    );
  }

  leaving.signal.addEventListener('abort', () => void store(), { once: true });
  return { count, store };
}

async function addCounts({ db }: Database, counted: Map<string, Pending>): Promise<void> {
  const now = new Date().toISOString();
  const rows = [...counted]
    // Processes that store the same questions in the same order never wait for each other in a circle.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { text, count }]) => ({ key, text, count, first_asked_at: now, last_asked_at: now }));
  await db
    .insertInto('assistant_questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => ({
        text: ref('excluded.text'),
        count: eb(ref('assistant_questions.count'), '+', ref('excluded.count')),
        last_asked_at: ref('excluded.last_asked_at'),
      })),
    )
    .execute();
  await db
    .deleteFrom('assistant_questions')
    .where('key', 'not in', (eb) =>
      eb
        .selectFrom('assistant_questions')
        .select('key')
        .orderBy('count', 'desc')
        .orderBy('last_asked_at', 'desc')
        .limit(mostKept),
    )
    .execute();
}
