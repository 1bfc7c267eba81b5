import { formForTable } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { namesOf } from '#server/accounts/names.ts';
import { type Config, linkOrigin } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { OutboxRow } from '#server/database/schema/outbox-tables.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { limits } from '#server/protection/limits.ts';
import { answerAddress } from './answer-address.ts';
import { additionNotice, confirmation, givenNotice, staffNotice } from './compose.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { digestMail } from './digest.ts';
import { type Mail, type Mailer, RefusedForGood } from './mail.ts';
import { replyMail } from './reply-mail.ts';
import type { RequestLinks } from './request-links.ts';

export type Courier = { database: Database; config: Config; links: RequestLinks; mailer: Mailer | null };

/** Sends one thing, or throws why it could not be. What is sent is written from the row as it is now. */
export async function deliver(courier: Courier, entry: OutboxRow): Promise<void> {
  if (entry.kind === 'webhook')
    return deliverWebhook(courier, entry, await submissionOf(courier.database, entry));
  if (!courier.mailer) throw new Error('Mail is switched off');
  if (entry.kind === 'canary' && !entry.mail) return courier.mailer.check();
  if (entry.kind === 'confirmation') await refuseTooMany(courier.database, entry.target);
  await courier.mailer.send(entry.target, await mailOf(courier, entry), entry.id);
}

async function refuseTooMany({ db }: Database, target: string): Promise<void> {
  const { mails, seconds } = limits.confirmations;
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('target', '=', target)
    .where('kind', '=', 'confirmation')
    .where('sent_at', '>', new Date(Date.now() - seconds * 1000).toISOString())
    .limit(mails)
    .execute();
  if (sent.length === mails)
    throw new RefusedForGood(`Not sent: ${mails} confirmations went to this address within an hour`);
}

async function mailOf({ database, config, links }: Courier, entry: OutboxRow): Promise<Mail> {
  const site = linkOrigin(config);
  if (entry.mail) return JSON.parse(entry.mail);
  if (entry.kind === 'digest') return digestMail(database, site);
  const { form, row } = await submissionOf(database, entry);
  const link = site + links.addressOf(row.id);
  const answers = config.mailbox && config.mail && answerAddress(links, config.mail.from.address, row.id);
  const back = answers ? { replyTo: answers } : {};
  switch (entry.kind) {
    case 'confirmation':
      return { ...confirmation(form, row, link), ...back };
    case 'reply':
      return { ...(await replyMail(database, entry, { form, row, link })), ...back };
    case 'addition notice':
      return additionNotice(form, row, await lastAddition(database, row.id), site);
    case 'given notice':
      return givenNotice(form, row, await giverOf(database, row.id), site);
    case 'staff notice':
      return staffNotice(form, row, site);
    // These carry their words in `mail`, or are no mail.
    case 'account mail':
    case 'erasure notice':
    case 'alarm':
    case 'canary':
    case 'webhook':
      throw new RefusedForGood('There is nothing to say');
  }
}

async function giverOf({ db }: Database, submissionId: string): Promise<string> {
  const given = await db
    .selectFrom('submission_owners')
    .select('given_by')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return given ? (await namesOf({ db }, [given.given_by]))(given.given_by) : 'A colleague';
}

async function lastAddition({ db }: Database, submissionId: string): Promise<string> {
  const message = await db
    .selectFrom('submission_messages')
    .select('text')
    .where('submission_id', '=', submissionId)
    .where('author', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!message) throw new RefusedForGood('What was added no longer exists');
  return message.text;
}

async function submissionOf(
  { db }: Database,
  { table_name, submission_id }: OutboxRow,
): Promise<{ form: FormDefinition; row: SubmissionRow }> {
  const form = formForTable(table_name ?? '');
  const row =
    form &&
    (await db
      .selectFrom(form.table)
      .selectAll()
      .where('id', '=', submission_id ?? '')
      .executeTakeFirst());
  if (!form || !row) throw new RefusedForGood('The submission no longer exists');
  return { form, row: row as SubmissionRow };
}
