import { resolve } from 'node:path';
import { Hono } from 'hono';
import { authApi } from '#server/accounts/api.ts';
import { invitationsApi } from '#server/accounts/team/accept-api.ts';
import { openAssistant } from '#server/assistant/assistant.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { machineApi } from '#server/machine-api/api.ts';
import { closeServices, openServices } from '#server/services.ts';
import { inboxApi } from '#server/staff-api/staff-api.ts';
import { password } from './staff.ts';

export type StaffApp = Awaited<ReturnType<typeof openStaffApp>>;

/** Signing in, the staff's API and what machines read, without the network, for tests that need no page. */
export async function openStaffApp(environment: Record<string, string>) {
  const services = await openServices({ LOG_LEVEL: 'fatal', ...environment }, resolve('.'));
  const api = inboxApi(services, openAssistant(services));
  const app = new Hono<AppEnv>()
    .use(requestLog(services.log))
    .use(async (context, next) => {
      context.set('visitor', '192.0.2.1');
      await next();
    })
    .route('/api/auth', invitationsApi(services))
    .route('/api/auth', authApi(services))
    .route('/api/admin', api)
    .route('/api/v1', machineApi(services));

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    services,
    api,
    app,
    post,
    /** What somebody who is signed in sends along. */
    signIn: async (email: string, secret = password) => {
      const answer = await post('/api/auth/sign-in/email', { email, password: secret });
      if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`);
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      return { cookie: cookies.join('; ') };
    },
    close: () => closeServices(services),
  };
}
