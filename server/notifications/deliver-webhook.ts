import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { type Config, linkOrigin } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { OutboxRow } from '#server/database/schema/outbox-tables.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { RefusedForGood } from './mail.ts';
import { answerWords } from './setup/answer-words.ts';
import { submissionContent } from './setup/webhook-content.ts';
import { findWebhook, noteResult, wasRemoved } from './setup/webhooks.ts';
import { callWebhook, isTaken } from './webhook.ts';

type Needs = { database: Database; config: Config };
type About = { form: FormDefinition; row: SubmissionRow };

/** An entry's target is the id of a webhook that was made in the browser, or the address of the one by setting. */
export async function deliverWebhook(
  { database, config }: Needs,
  { id, target: named }: OutboxRow,
  about: About,
): Promise<void> {
  const made = await findWebhook(database, named);
  if (made?.removed_at) throw new RefusedForGood(wasRemoved);
  if (made?.is_on === 0) throw new Error('The webhook is switched off');
  if (!made && !config.webhook) throw new Error('Webhooks are switched off');
  const { url, secret } = made ?? { url: named, secret: config.webhook?.secret ?? '' };
  const content = submissionContent(made?.shape ?? 'plain', about, linkOrigin(config));
  const note = (words: string) => made && noteResult(database, made.id, words);
  const target = { url, secret, mayReach: config.webhookNetworks };
  const status = await callWebhook(target, id, content).catch(async (error: Error) => {
    await note(`${error.message}.`);
    throw error;
  });
  await note(answerWords(status));
  if (!isTaken(status)) throw new Error(`The webhook answered ${status}`);
}
