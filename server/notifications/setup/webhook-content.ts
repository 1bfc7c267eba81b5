import { company } from '#app/content/company.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { inboxPath, submissionAddress } from '#app/inbox/addresses.ts';
import type { WebhookShape } from '#app/inbox/setup/answers.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { nameOf } from '#server/notifications/compose.ts';

type About = { form: FormDefinition; row: SubmissionRow };

/** What a webhook is sent of a submission. */
export function submissionContent(shape: WebhookShape, { form, row }: About, site: string): object {
  if (shape === 'chat')
    return chatMessage(
      `${form.title}: ${nameOf(row)} (${row.reference})`,
      site + submissionAddress(form.table, row.id),
    );
  const columns = [
    'id',
    'created_at',
    'reference',
    ...Object.values(form.fields).map(({ column }) => column),
  ];
  const answers = Object.fromEntries(columns.map((name) => [name, row[name]]));
  return event('submission.created', { table: form.table, ...answers });
}

export function testContent(shape: WebhookShape, name: string, site: string): object {
  const words = `A test of the webhook “${name}” from ${company.brand}`;
  return shape === 'chat' ? chatMessage(words, site + inboxPath) : event('webhook.test', { message: words });
}

function event(type: string, data: object): object {
  return { type, timestamp: new Date().toISOString(), data };
}

/** Slack reads `text`, Discord `content`. What a visitor typed calls nobody in either of them. */
function chatMessage(words: string, link: string): object {
  const inSlack = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return {
    text: `${inSlack}\n${link}`,
    content: `${words}\n${link}`,
    allowed_mentions: { parse: [] },
  };
}
