import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { StaffEnv } from '#server/accounts/guards.ts';
import { readSession, type SessionReading } from '#server/accounts/staff-session.ts';
import { livePulse } from '#server/inbox/live.ts';

/** Proxies close a connection that is silent for a minute. */
const sign = 20_000;

type Needs = SessionReading & { leaving: AbortController };

/** Server-sent events: how many are new, as it changes. Ends when its session or role does. */
export function eventsApi(services: Needs): Hono<StaffEnv> {
  const listen = livePulse(services.database, services.log);
  return new Hono<StaffEnv>().get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const gone = Promise.withResolvers<void>();
      const onLeaving = () => gone.resolve();
      stream.onAbort(onLeaving);
      const leaving = services.leaving.signal;
      leaving.addEventListener('abort', onLeaving);
      if (leaving.aborted) onLeaving();
      const stop = listen((pulse) => void stream.writeSSE({ event: 'pulse', data: JSON.stringify(pulse) }));
      const alive = setInterval(async () => {
        const session = await readSession(services, context.req.raw.headers).catch(() => null);
        if (session?.role) await stream.write(': still here\n\n');
        else gone.resolve();
      }, sign);
      await gone.promise;
      clearInterval(alive);
      leaving.removeEventListener('abort', onLeaving);
      stop();
    }),
  );
}
