import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { keepDraft, readDraft } from '#server/conversation/drafts.ts';
import { sendReply } from '#server/conversation/reply.ts';
import { takeBackReply } from '#server/conversation/take-back-reply.ts';
import { firstIssue, noSuchTable, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const longest = 20_000;
const text = z
  .string({ error: 'The reply is empty.' })
  .max(longest, `A reply has at most ${longest} characters.`);
const draftSchema = z.object({ text });
const replySchema = z.object({
  text: text.trim().min(1, 'The reply is empty.'),
  seen: z.string().nullable(),
});

/** Replies to visitors, and what is being written. */
export function repliesApi({ database, config, links }: Pick<Services, 'database' | 'config' | 'links'>) {
  return staffRoutes()
    .on('GET /submissions/:table/:id/draft', async (context) => {
      const { user } = context.get('staff');
      const submissionId = context.req.param('id');
      return { text: await readDraft(database, { submissionId, userId: user.id }) };
    })
    .on('POST /submissions/:table/:id/draft', async (context) => {
      const body = draftSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const form = formForTable(context.req.param('table'));
      const submissionId = context.req.param('id');
      const exists =
        form &&
        (await database.db
          .selectFrom(form.table)
          .select('id')
          .where('id', '=', submissionId)
          .executeTakeFirst());
      if (!exists) return refuse(context, 404, 'There is no such submission.');
      await keepDraft(database.db, { submissionId, userId: context.get('staff').user.id }, body.data.text);
      return { saved: true };
    })
    .on('POST /submissions/:table/:id/replies', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const body = replySchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      if (!config.mail) return refuse(context, 409, 'Mail is off until SMTP_URL names a mail server.');
      const { user } = context.get('staff');
      const replied = await sendReply({ database, links }, form, context.req.param('id'), user, body.data);
      if (!replied) return refuse(context, 404, 'There is no such submission.');
      if ('answeredBy' in replied)
        return refuse(
          context,
          409,
          `${replied.answeredBy} replied meanwhile. Nothing was sent: read it first.`,
        );
      context.status(201);
      return replied;
    })
    .on('POST /submissions/:table/replies/:id/take-back', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const { user } = context.get('staff');
      const taken = await takeBackReply(database, form, context.req.param('id'), user);
      return taken ?? refuse(context, 409, 'It has left already.');
    }).router;
}
