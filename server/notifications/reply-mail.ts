import { html } from 'hono/html';
import { company } from '#app/content/company.ts';
import { openingHours } from '#app/content/opening-hours.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { messageOf } from '#app/inbox/frame/row-text.ts';
import { namesOf } from '#server/accounts/names.ts';
import type { Database } from '#server/database/connection.ts';
import type { OutboxRow } from '#server/database/schema/outbox-tables.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { page, withoutBidi } from './compose.ts';
import { type Mail, RefusedForGood } from './mail.ts';

type About = { form: FormDefinition; row: SubmissionRow; link: string };

/** What a member of staff wrote to the visitor, in the thread that the confirmation began. */
export async function replyMail(
  { db }: Database,
  { message_id, submission_id }: OutboxRow,
  { form, row, link }: About,
): Promise<Mail> {
  const reply = await db
    .selectFrom('submission_messages')
    .select(['id', 'author', 'text'])
    .where('id', '=', message_id ?? '')
    .executeTakeFirst();
  if (!reply) throw new RefusedForGood('The reply no longer exists');
  const quoted = withoutBidi(messageOf(row));
  const name = await nameOfStaff(db, reply.author ?? '');
  const signature = `${name}\n${company.brand} · ${company.phone}`;
  const wrote = `On ${dateOf(row.created_at)} you wrote:`;
  return {
    subject: `Re: ${form.title} (${row.reference})`,
    fromName: `${name} (${company.brand})`,
    references: await earlierMails(db, submission_id ?? '', reply.id),
    text: [
      reply.text,
      signature,
      `The whole conversation: ${link}`,
      ...(quoted ? [`${wrote}\n${quoted.replace(/^/gm, '> ')}`] : []),
    ].join('\n\n'),
    html: page(html`<p style="white-space:pre-wrap">${reply.text}</p>
      <p style="white-space:pre-wrap;color:#5c5c5c">${signature}</p>
      <p><a href="${link}">The whole conversation</a></p>
      ${
        quoted
          ? html`<p style="color:#5c5c5c">${wrote}</p>
      <blockquote style="margin:0;padding-left:12px;border-left:3px solid #ccc;white-space:pre-wrap">${quoted}</blockquote>`
          : ''
      }`),
  };
}

/** Who has given no name signs with the part of the address before the @. */
async function nameOfStaff(db: Database['db'], email: string): Promise<string> {
  const called = (await namesOf({ db }, [email]))(email);
  const name = called === email ? (email.split('@')[0] ?? '') : called;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The ids of the confirmation and of the replies before this one. */
async function earlierMails(db: Database['db'], submissionId: string, replyId: string): Promise<string[]> {
  const confirmations = await db
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'confirmation')
    .execute();
  const replies = await db
    .selectFrom('submission_messages')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('author', 'is not', null)
    .where('id', '<', replyId)
    .orderBy('id')
    .execute();
  return [...confirmations, ...replies].map(({ id }) => id);
}

function dateOf(iso: string): string {
  const format = { timeZone: openingHours.timeZone, year: 'numeric', month: 'long', day: 'numeric' } as const;
  return new Date(iso).toLocaleDateString('en-US', format);
}
