import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { PageFacts } from '#app/content/page-facts.ts';
import { pages } from '#app/content/pages.ts';
import { fieldOf, keptWords, refusalOf } from '#app/editable/fields.ts';
import type { StaffEnv } from '#server/accounts/guards.ts';
import type { Database } from '#server/database/connection.ts';
import { refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { contentSecurityPolicy } from '#server/protection/headers.ts';
import { dropDraft, readDrafts, saveDraft, withDrafts } from '#server/publishing/drafts.ts';
import type { LiveSite } from '#server/publishing/live-site.ts';
import { goBack, publish } from '#server/publishing/publish.ts';
import { readEditedTexts, readSite } from '#server/publishing/site-state.ts';
import { latestVersion } from '#server/publishing/versions.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const textSchema = z.object({ path: z.string(), words: z.string(), was: z.string() });
const pathSchema = z.object({ path: z.string() });
const publishSchema = z.object({ stamps: z.array(z.string()) });

type Needs = { database: Database; site: LiveSite };

const notUnderstood = 'That cannot be understood.';

/** The owner's texts: changed on the page, published, brought back. */
export function siteApi({ database, site }: Pick<Services, 'database' | 'site'>) {
  // Only a built site has pages to change.
  if (!site) return staffRoutes().router;
  const authorOf = (context: Context<StaffEnv>) => context.get('staff').user.email;
  const needs = { database, site };

  const { router } = staffRoutes()
    .on('GET /site', () => readSite(database, site.texts))
    .on('GET /site/pages/:page', async (context) => {
      const page = pageNamed(context.req.param('page'));
      if (!page) return refuse(context, 404, 'There is no such page.');
      const { paths } = await shownPage(needs, page.path, '');
      const texts = await readEditedTexts(database, site.texts, paths);
      return { title: page.name, path: page.path, texts };
    })
    .on('POST /site/texts', async (context) => {
      const body = textSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, notUnderstood);
      const { path, was } = body.data;
      const instead = site.texts[path]?.words ?? '';
      const field = fieldOf(path, instead);
      if (!field) return refuse(context, 404, 'There is no such text.');
      const words = keptWords(body.data.words, instead);
      const refused = refusalOf(field, words, instead);
      if (refused) return { refused };
      const author = authorOf(context);
      const outcome = await saveDraft(database, { path, words, instead, was, author });
      if (outcome !== 'saved') return { meanwhile: outcome };
      const [saved] = await readEditedTexts(database, site.texts, [path]);
      return saved ? { saved } : refuse(context, 404, 'There is no such text.');
    })
    .on('POST /site/drafts/drop', async (context) => {
      const body = pathSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, notUnderstood);
      await dropDraft(database, body.data.path);
      return { dropped: true };
    })
    .on('POST /site/publish', async (context) => {
      const body = publishSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, notUnderstood);
      return publish(needs, authorOf(context), body.data.stamps);
    })
    .on('POST /site/versions/:number/back', async (context) => {
      const outcome = await goBack(needs, authorOf(context), Number(context.req.param('number')));
      return outcome ?? refuse(context, 404, 'There is no such version to go back to.');
    });

  // A document for the frame in which it is edited: without scripts, and for our own pages alone.
  return router.get('/site/pages/:page/frame', async (context) => {
    const page = pageNamed(context.req.param('page'));
    if (!page) return refuse(context, 404, 'There is no such page.');
    const nonce = randomBytes(16).toString('base64');
    const { html } = await shownPage(needs, page.path, nonce);
    const policy = contentSecurityPolicy({ script: [], style: [`'nonce-${nonce}'`] }, { framed: true });
    return context.html(html, 200, {
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
    });
  });
}

function pageNamed(name: string): PageFacts | undefined {
  return Object.entries(pages).find(([key]) => key === name)?.[1];
}

/** A page with everybody's drafts. */
async function shownPage({ database, site }: Needs, path: string, nonce: string) {
  const { changes } = await latestVersion(database);
  return site.maker.show(path, withDrafts(changes, await readDrafts(database)), nonce);
}
