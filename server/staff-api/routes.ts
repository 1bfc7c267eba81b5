import { type Context, Hono } from 'hono';
import type { Answer, Call, PathOf } from '#app/inbox/api.ts';
import { adminsOnly, type StaffEnv } from '#server/accounts/guards.ts';

type Handler<C extends Call> = (
  context: Context<StaffEnv, PathOf<C>>,
) => Answer<C> | Response | Promise<Answer<C> | Response>;

/** A router whose routes are calls of the staff's API: each has to answer what the pages expect, or refuse. */
export function staffRoutes() {
  const router = new Hono<StaffEnv>();
  const routes = {
    router,
    on<C extends Call>(call: C, handler: Handler<C>) {
      const [method = '', path = ''] = call.split(' ');
      router.on(method, path, async (context) => {
        const answer = await handler(context);
        return answer instanceof Response ? answer : context.json(answer);
      });
      return routes;
    },
  };
  return routes;
}

/** The same routes for admins alone. Each has the guard before it, so it stands in nobody else's way. */
export function forAdmins(router: Hono<StaffEnv>): Hono<StaffEnv> {
  const guarded = new Hono<StaffEnv>();
  for (const { method, path, handler } of router.routes) guarded.on(method, path, adminsOnly, handler);
  return guarded;
}
