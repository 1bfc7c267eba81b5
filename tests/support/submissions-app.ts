import { Hono } from 'hono';
import { pino } from 'pino';
import type { AppEnv } from '#server/http/request-context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { countEveryone } from '#server/protection/everyone.ts';
import { submissionsApi } from '#server/submissions/api.ts';
import { openStore } from '#server/submissions/store.ts';
import type { Desk } from '#server/submissions/submit.ts';
import type { EngineUnderTest } from './engines.ts';

/** The submissions API without the network, for tests that ask it tens of thousands of times. */
export function submissionsApp({ database }: EngineUnderTest, own: Partial<Desk> = {}) {
  const log = pino({ level: 'fatal' });
  const store = openStore(database(), countEveryone(database(), log));
  const canaries = { ticketFor: () => '', isSigned: () => false, isFirstUse: async () => false };
  const links = { secretOf: (id: string) => id, addressOf: (id: string) => id };
  const nobody = async () => ({ recipientsOf: () => [], deliveriesFor: () => [] });
  let visitors = 0;
  const app = new Hono<AppEnv>()
    .use(requestLog(log))
    .use(async (context, next) => {
      visitors += 1;
      context.set('visitor', `visitor ${visitors}`);
      await next();
    })
    .route(
      '/',
      submissionsApi({ store, whoHears: { current: nobody, read: nobody }, links, canaries, ...own }, () =>
        Promise.reject(new Error('no pages here')),
      ),
    );
  return (table: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(`/${table}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
}
