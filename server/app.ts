import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { unexpected } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { inboxApi } from '#server/staff-api/staff-api.ts';
import { health } from '#server/watch/health.ts';
import { metrics } from '#server/watch/metrics.ts';
import { authApi } from './accounts/api.ts';
import { invitationsApi } from './accounts/team/accept-api.ts';
import { openAssistant } from './assistant/assistant.ts';
import { visitorsApi } from './assistant/visitors-api.ts';
import { requestsApi } from './conversation/requests-api.ts';
import { renderedPages } from './pages/rendered-pages.ts';
import { atMostBytes } from './protection/body-limit.ts';
import { securityHeaders } from './protection/headers.ts';
import { httpsOnly } from './protection/https.ts';
import { limits } from './protection/limits.ts';
import { ownOriginOnly } from './protection/origin.ts';
import { storableTextOnly } from './protection/storable-text.ts';
import { visitorAddress } from './protection/visitor-address.ts';
import type { Services } from './services.ts';
import { submissionsApi } from './submissions/api.ts';

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
  app.use(storableTextOnly);
  app.route('/api/submissions', submissionsApi(services.desk, pages.formPage));
  app.route('/requests', requestsApi(services, pages.requestPage));
  app.route('/', visitorsApi(assistant));
  app.route('/api/auth', invitationsApi(services));
  app.route('/api/auth', authApi(services));
  app.route('/api/admin', inboxApi(services, assistant));
  app.all('*', pages.page);
  app.onError(unexpected);
  return app;
}
