import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { company } from '#app/content/company.ts';
import { formForTable, variantThatSent } from '#app/forms/definitions/registry.ts';
import { type FormDefinition, fillMessage, formIdField } from '#app/forms/engine/define-form.ts';
import { queryValues } from '#app/forms/engine/query-values.ts';
import type { FormOutcome } from '#app/forms/view/outcome.ts';
import { refuse } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { proxysRequestId } from '#server/http/request-log.ts';
import { databaseErrors, submissions } from '#server/telemetry/counters.ts';
import { canaryHeader } from './canary.ts';
import { readBody } from './read-body.ts';
import { type Desk, type Outcome, submitForm } from './submit.ts';

const longestKey = 255;

/** A form answers within five seconds even when the database does not; the key makes a retry safe. */
const answerWithin = 4500;

type RenderPage = (context: Context<AppEnv>, path: string, outcome: FormOutcome) => Promise<Response>;

/** One endpoint for scripts and plain form posts; a browser that asks for HTML gets the form's page back. */
export function submissionsApi(desk: Desk, renderPage: RenderPage): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  // The page that answers a plain post has this address. Opened again, it leads back to its form.
  api.get('/:table', (context, next) => {
    const form = formForTable(context.req.param('table'));
    return form && wantsHtml(context) ? Promise.resolve(context.redirect(form.page, 303)) : next();
  });
  return api.post('/:table', async (context) => {
    const table = context.req.param('table');
    const tablesForm = formForTable(table);
    if (!tablesForm) return refuse(context, 404, 'There is no such form.');

    const body = await readBody(context);
    if (!body.ok) return refuse(context, body.status, body.message);

    const form = variantThatSent(table, body.input[formIdField]) ?? tablesForm;
    const wantsPage = wantsHtml(context);
    const input = wantsPage ? { ...body.input, ...valuesOfPage(context, form, body.input) } : body.input;
    const idempotencyKey =
      keyOf(context, input) ?? (wantsPage ? keyForReload(input) : keyForSecondTry(context));
    if (idempotencyKey && idempotencyKey.length > longestKey)
      return refuse(context, 400, `Idempotency-Key must have at most ${longestKey} characters.`);

    const ticket = context.req.header(canaryHeader) ?? '';
    let isCanary = desk.canaries.isSigned(ticket, form.id);
    const submit = async () => {
      if (isCanary) isCanary = await desk.canaries.isFirstUse(ticket, proxysRequestId(context));
      // A canary shares its limits with nobody.
      const visitor = isCanary ? ticket : context.get('visitor');
      return submitForm(desk, form, { input, idempotencyKey, visitor, isCanary });
    };
    const outcome = await inTime(submit()).catch((error: unknown) => notStored(context, form, error));
    if (isCanary) context.header(canaryHeader, 'known');
    else submissions.inc({ table, outcome: outcome.kind });
    if ('retryAfter' in outcome) context.header('retry-after', String(outcome.retryAfter));
    if (!wantsPage) return asJson(context, outcome);
    return renderPage(context, form.page, {
      form: form.id,
      ...shown(outcome),
      values: outcome.kind === 'stored' ? {} : answersIn(form, input),
    });
  });
}

function wantsHtml(context: Context): boolean {
  return context.req.header('accept')?.includes('text/html') ?? false;
}

/** A plain post cannot read the address of its page; the referrer tells it, unless the form already does. */
function valuesOfPage(context: Context, form: FormDefinition, input: Record<string, unknown>) {
  const page = URL.parse(context.req.header('referer') ?? '');
  const values = page ? queryValues(form, page.searchParams) : {};
  return Object.fromEntries(Object.entries(values).filter(([name]) => !input[name]));
}

function answersIn(form: FormDefinition, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(form.fields).map((name) => [name, input[name]]));
}

function keyOf(context: Context, input: Record<string, unknown>): string | null {
  const key = context.req.header('idempotency-key') ?? input.idempotencyKey;
  return typeof key === 'string' && key !== '' ? key : null;
}

/** Without a script there is no key: the same answers on the same day are a reload of the answer's page. */
function keyForReload(input: Record<string, unknown>): string {
  const day = new Date().toISOString().slice(0, 10);
  return `reload:${createHash('sha256')
    .update(JSON.stringify([day, input]))
    .digest('base64url')}`;
}

/** A proxy that lost one of our processes asks the next one, under the same name. */
function keyForSecondTry(context: Context<AppEnv>): string | null {
  const name = proxysRequestId(context);
  return name && `request:${name}`;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the database took too long')), answerWithin);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

type Answer = Outcome | { kind: 'unavailable'; message: string; retryAfter: number };

function notStored(context: Context<AppEnv>, form: FormDefinition, error: unknown): Answer {
  const requestId = context.get('requestId');
  databaseErrors.inc();
  context.get('log').error({ error, table: form.table }, 'a submission could not be stored');
  const message = `Your answers could not be saved (reference ${requestId})`;
  return {
    kind: 'unavailable',
    retryAfter: 5,
    message: fillMessage(form.messages.databaseError, { email: company.email, message }),
  };
}

const statusOf = { stored: 201, invalid: 422, conflict: 409, limited: 429, unavailable: 503 } as const;

function asJson(context: Context, outcome: Answer): Response {
  const status = statusOf[outcome.kind];
  if (outcome.kind === 'stored') {
    const { id, reference, message, link } = outcome;
    return context.json({ id, reference, message, link }, status);
  }
  const issues = outcome.kind === 'invalid' ? outcome.issues : [];
  return context.json(
    { error: { message: outcome.message, field: issues[0]?.field ?? null, issues } },
    status,
  );
}

function shown(outcome: Answer): Pick<FormOutcome, 'status' | 'message' | 'issues' | 'reference' | 'link'> {
  return {
    status: statusOf[outcome.kind],
    message: outcome.message,
    issues: outcome.kind === 'invalid' ? outcome.issues : [],
    reference: outcome.kind === 'stored' ? outcome.reference : null,
    link: outcome.kind === 'stored' ? outcome.link : null,
  };
}
