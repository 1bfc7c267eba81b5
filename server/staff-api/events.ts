import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { StaffEnv } from '#server/accounts/guards.ts';
import { readSession } from '#server/accounts/staff-session.ts';
import { livePulse } from '#server/inbox/live.ts';
import type { Services } from '#server/services.ts';

/** Proxies close a connection that is silent for a minute. */
const sign = 20_000;

/** Server-sent events: how many are new, as it changes. Ends when its session or role does. */
export function eventsApi(services: Services): Hono<StaffEnv> {
  const listen = livePulse(services.database, services.log);
  return new Hono<StaffEnv>().get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const gone = Promise.withResolvers<void>();
      stream.onAbort(gone.resolve);
      services.leaving.signal.addEventListener('abort', () => gone.resolve(), { once: true });
      if (services.leaving.signal.aborted) gone.resolve();
      const stop = listen((pulse) => void stream.writeSSE({ event: 'pulse', data: JSON.stringify(pulse) }));
      const alive = setInterval(async () => {
        const session = await readSession(services, context.req.raw.headers).catch(() => null);
        if (session?.isAdmin) await stream.write(': still here\n\n');
        else gone.resolve();
      }, sign);
      await gone.promise;
      clearInterval(alive);
      stop();
    }),
  );
}
