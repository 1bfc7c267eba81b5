import { Hono } from 'hono';
import type { Database } from '#server/database/connection.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { type Canaries, canaryHeader, knownHere } from '#server/submissions/canary.ts';

type Needs = { database: Database; desk: { canaries: Canaries } };

/** Everyone who asks within this time gets the same answer: probes must not become a load of their own. */
const answerHoldsMs = 1000;

/** `/healthz`: the process runs. `/readyz`: it can store a submission. */
export function health({ database, desk }: Needs): Hono<AppEnv> {
  const canWrite = nowAndThen(() => writeSomething(database));
  return new Hono<AppEnv>()
    .get('/healthz', (context) => {
      // The site asks before it sends anything whether it is itself that answers.
      const ticket = context.req.header(canaryHeader) ?? '';
      if (desk.canaries.isSigned(ticket, knownHere)) context.header(canaryHeader, 'known');
      return context.text('ok');
    })
    .get('/readyz', async (context) => {
      if (await canWrite()) return context.text('ready');
      context.header('retry-after', '5');
      return context.text('the database takes no writes', 503);
    });
}

function nowAndThen(check: () => Promise<void>): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return () => {
    if (performance.now() - checkedAt >= answerHoldsMs) {
      checkedAt = performance.now();
      answer = check().then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}

/** A real row, as a full disk and a read-only database still answer questions. */
export async function writeSomething({ db }: Database): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto('visitor_counts')
    .values({ key: 'readiness check', since: now, count: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ since: now }))
    .execute();
}
