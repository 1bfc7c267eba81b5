import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { FormOutcome } from '#app/forms/view/outcome.ts';
import { inboxPath, invitationPath, loginPath } from '#app/inbox/addresses.ts';
import { withoutSecret } from '#app/requests/addresses.ts';
import type { OpenedRequest, RequestTrouble } from '#app/requests/request-view.ts';
import { isResetLink } from '#server/accounts/reset-link.ts';
import { readSession, type SessionReading } from '#server/accounts/staff-session.ts';
import { findInvitation } from '#server/accounts/team/accept.ts';
import type { Config } from '#server/config/config.ts';
import { findRequest } from '#server/conversation/find-request.ts';
import { readRequest } from '#server/conversation/read-request.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { codeState } from '#server/numbers/codes.ts';
import { contentSecurityPolicy } from '#server/protection/headers.ts';
import { canonicalPath } from './canonical-path.ts';
import {
  accountMailContext,
  formOutcomeContext,
  logContext,
  nonceContext,
  printedCodeContext,
  readSessionContext,
  requestContext,
} from './render-context.ts';

/** What became of a post that is answered with a page. */
type Posted = { outcome?: FormOutcome | null; trouble?: RequestTrouble | null };

/** Pages that React Router renders on request: the staff area, the 404, answers to a post without JavaScript. */
export function renderedPages(
  build: ServerBuild,
  services: SessionReading & { config: Pick<Config, 'mail'> },
) {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  const addresses = new Set(
    Object.values(build.routes).flatMap((route) => (route?.path ? [`/${route.path}`] : [])),
  );

  /** Several loaders of a page ask at once; it is read, and renewed, once. */
  function sessionOf(context: Context<AppEnv>, { headers }: Request) {
    let session: ReturnType<typeof readSession> | undefined;
    return () => {
      session ??= readSession(services, headers, (cookie) =>
        context.header('set-cookie', cookie, { append: true }),
      );
      return session;
    };
  }

  async function openRequest(context: Context<AppEnv>, secret: string): Promise<OpenedRequest> {
    const { found, wait } = await findRequest(services.database, secret, context.get('visitor'));
    if (wait > 0) context.header('retry-after', String(wait));
    return { view: found && (await readRequest(services.database, found, secret)), wait };
  }

  async function render(
    context: Context<AppEnv>,
    request: Request,
    { outcome = null, trouble = null }: Posted = {},
  ) {
    const nonce = randomBytes(16).toString('base64');
    const provider = new RouterContextProvider();
    provider.set(nonceContext, import.meta.env.DEV ? null : nonce);
    provider.set(logContext, context.get('log'));
    provider.set(formOutcomeContext, outcome);
    provider.set(readSessionContext, sessionOf(context, request));
    provider.set(accountMailContext, {
      isOn: services.config.mail !== null,
      isResetLink: (token) => isResetLink(services, token),
      findInvitation: (token) => findInvitation(services.database, token),
    });
    provider.set(printedCodeContext, (slug) => codeState(services.database, slug));
    provider.set(requestContext, { read: (secret) => openRequest(context, secret), trouble });
    const response = await handle(request, provider);
    const inline = [`'nonce-${nonce}'`];
    // Staff edit pages in a frame, and come there from any page of theirs without a new document.
    const frames = [inboxPath, loginPath, invitationPath].some((path) =>
      new URL(request.url).pathname.startsWith(path),
    );
    const policy = contentSecurityPolicy({ script: inline, style: inline }, { frames });
    // Vite's hot reload adds styles and scripts of its own.
    context.header('content-security-policy', import.meta.env.DEV ? undefined : policy);
    context.header('cache-control', 'no-store');
    for (const [name, value] of response.headers) context.header(name, value);
    return response;
  }

  return {
    page: async (context: Context<AppEnv>) => {
      if (!['GET', 'HEAD'].includes(context.req.method))
        return context.body(null, 405, { allow: 'GET, HEAD' });
      const { pathname, search } = new URL(context.req.url);
      const canonical = canonicalPath(pathname);
      // The router itself would show the page under any spelling.
      if (canonical !== pathname && addresses.has(canonical)) {
        context.header('cache-control', 'no-store');
        return context.redirect(canonical + search, 308);
      }
      const response = await render(context, context.req.raw);
      if (response.status === 404)
        context.get('log').warn({ path: withoutSecret(context.req.path) }, 'page not found');
      return context.body(response.body as ReadableStream, response.status as 200);
    },
    requestPage: async (context: Context<AppEnv>, path: string, trouble: RequestTrouble | null) => {
      const page = new Request(new URL(path, context.req.url), { headers: { accept: 'text/html' } });
      const response = await render(context, page, { trouble });
      return context.body(response.body as ReadableStream, response.status as 200);
    },
    formPage: async (context: Context<AppEnv>, path: string, outcome: FormOutcome) => {
      const page = new Request(new URL(path, context.req.url), { headers: { accept: 'text/html' } });
      const html = await (await render(context, page, { outcome })).text();
      // The title is the first thing that a screen reader says.
      const titled = outcome.status < 400 ? html : html.replace('<title>', '<title>Error: ');
      return context.body(titled, outcome.status as 200);
    },
  };
}
