import type { Context } from 'hono';
import * as z from 'zod';
import type { Alias, Catalog, PageName } from '#app/assistant/catalog/types.ts';
import { catalog as builtIn, withAliases } from '#app/assistant/catalog.ts';
import { destinations } from '#app/content/assistant.ts';
import type { AskedQuestion } from '#app/inbox/answers.ts';
import { addAlias, pageNames, readAliases, removeAlias } from '#server/assistant/aliases.ts';
import type { Assistant } from '#server/assistant/assistant.ts';
import { changesBetween, destinationOf, namesSomething } from '#server/assistant/preview-alias.ts';
import { keptText } from '#server/assistant/question-text.ts';
import { readQuestions } from '#server/assistant/read-questions.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { limits } from '#server/protection/limits.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const { most, longestPhrase } = limits.aliases;
const mostShown = 100;

const aliasSchema = z.object({
  phrase: z
    .string()
    .trim()
    .max(longestPhrase, `A phrase has at most ${longestPhrase} characters.`)
    .refine(
      (phrase) => keptText(phrase) !== null,
      'Write a phrase in words, without an email address or phone number.',
    )
    .refine(namesSomething, 'These words may stand in any question. Add what it is about.'),
  page: z.enum(pageNames, 'Choose a page.'),
  /** The question it is for, when the phrase is not the whole of it. */
  question: z.string().max(1000).optional(),
});

const removalSchema = z.object({ key: z.string() });

type Proposal = {
  key: string;
  phrase: string;
  page: PageName;
  question: string;
  after: Catalog;
};

/** What staff see of the assistant: questions without an answer, and the aliases that give them one. */
export function questionsApi({ database }: Pick<Services, 'database'>, { aliases, questions }: Assistant) {
  async function asked(): Promise<AskedQuestion[]> {
    await questions.store();
    return readQuestions(database);
  }

  /** The alias of a request and the catalog it would make, or why it makes no sense. */
  async function readProposal(context: Context): Promise<Proposal | string> {
    const body = aliasSchema.safeParse(await readJson(context));
    if (!body.success) return firstIssue(body.error);
    const { text: phrase, key } = keptText(body.data.phrase) ?? { text: '', key: '' };
    const { page, question = phrase } = body.data;
    const { url } = builtIn.pages[page];
    const known: Alias[] = (await aliases.read()).catalog.aliases ?? [];
    if (known.length >= most) return `There are ${most} aliases already. Remove one first.`;
    const after = withAliases([{ question: phrase, url }, ...known]);
    if (destinationOf(phrase, after) !== url) return 'The assistant always takes these words elsewhere.';
    return { key, phrase, page, question, after };
  }

  return staffRoutes()
    .on('GET /questions', async () => {
      const { catalog } = await aliases.read();
      return {
        questions: (await asked()).filter(({ text }) => destinationOf(text, catalog) === null),
        aliases: (await readAliases(database)).map(({ key, phrase, page, made_by, made_at }) => ({
          key,
          phrase,
          page,
          url: builtIn.pages[page].url,
          madeBy: made_by,
          madeAt: made_at,
        })),
        names: destinations,
        pages: pageNames.map((page) => ({ page, url: builtIn.pages[page].url })),
      };
    })
    .on('POST /aliases/preview', async (context) => {
      const proposal = await readProposal(context);
      if (typeof proposal === 'string') return refuse(context, 400, proposal);
      const { catalog } = await aliases.current();
      const changes = changesBetween(catalog, proposal.after, await asked());
      return {
        goesTo: destinationOf(proposal.question, proposal.after),
        changes: changes.slice(0, mostShown),
        total: changes.length,
      };
    })
    .on('POST /aliases/remove', async (context) => {
      const body = removalSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, 'Name an alias.');
      const removed = await removeAlias(database, body.data.key, context.get('staff').user.email);
      await aliases.read();
      return removed ? { removed } : refuse(context, 404, 'That alias is gone already.');
    })
    .on('POST /aliases', async (context) => {
      const proposal = await readProposal(context);
      if (typeof proposal === 'string') return refuse(context, 400, proposal);
      const { key, phrase, page } = proposal;
      const made_by = context.get('staff').user.email;
      if (!(await addAlias(database, { key, phrase, page, made_by })))
        return refuse(context, 400, 'There is an alias for these words already. Remove it first.');
      await aliases.read();
      context.status(201);
      return { key };
    }).router;
}
