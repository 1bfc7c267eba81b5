import { createMiddleware } from 'hono/factory';
import { refuse } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { readSession, type SessionReading, type StaffSession } from './staff-session.ts';

export type StaffEnv = Pick<AppEnv, 'Bindings'> & {
  Variables: AppEnv['Variables'] & { staff: StaffSession };
};

export const neverStored = createMiddleware(async (context, next) => {
  context.header('cache-control', 'no-store');
  await next();
});

const denied = "You don't have permission to view this page.";

/** Stands before every route of the staff's API. */
export function staffOnly(services: SessionReading) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    const session = await readSession(services, context.req.raw.headers, (cookie) =>
      context.header('set-cookie', cookie, { append: true }),
    );
    if (!session) return refuse(context, 401, 'Please sign in.');
    if (!session.role) return refuse(context, 403, denied);
    context.set('staff', session);
    await next();
  });
}

/** Stands behind that guard, before what staff may not do. */
export const adminsOnly = createMiddleware<StaffEnv>(async (context, next) => {
  if (context.get('staff').role !== 'admin') return refuse(context, 403, denied);
  await next();
});
