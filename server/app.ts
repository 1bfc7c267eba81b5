import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { authApi } from './accounts/api.ts';
import { unexpected } from './answers.ts';
import { openAssistant } from './assistant/assistant.ts';
import { visitorsApi } from './assistant/visitors-api.ts';
import { health } from './health.ts';
import { inboxApi } from './inbox/api.ts';
import { metrics } from './metrics.ts';
import { renderedPages } from './pages/rendered-pages.ts';
import { atMostBytes } from './protection/body-limit.ts';
import { securityHeaders } from './protection/headers.ts';
import { httpsOnly } from './protection/https.ts';
import { limits } from './protection/limits.ts';
import { ownOriginOnly } from './protection/origin.ts';
import { visitorAddress } from './protection/visitor-address.ts';
import type { AppEnv } from './request-context.ts';
import { requestLog } from './request-log.ts';
import type { Services } from './services.ts';
import { submissionsApi } from './submissions/api.ts';

// The prerenderer asks the server build for these.
export * from 'virtual:react-router/server-build';
// `main.mjs` asks for this.
export { serve } from './serve.ts';

export function createApp(services: Services): Hono<AppEnv> {
  const { config, log } = services;
  const pages = renderedPages(build, services);
  const assistant = openAssistant(services);

  const app = new Hono<AppEnv>();
  app.use(visitorAddress(config));
  app.use(requestLog(log));
  app.use(securityHeaders(config));
  app.route('/', health(services));
  app.route('/', metrics(config, services.database));
  app.use(httpsOnly(config));
  app.use(ownOriginOnly(config));
  app.use(atMostBytes(limits.bodyBytes));
  app.route('/api/submissions', submissionsApi(services.desk, pages.formPage));
  app.route('/', visitorsApi(assistant));
  app.route('/api/auth', authApi(services));
  app.route('/api/admin', inboxApi(services, assistant));
  app.all('*', pages.page);
  app.onError(unexpected);
  return app;
}
