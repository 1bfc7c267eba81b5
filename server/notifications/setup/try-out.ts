import { randomUUIDv7 } from 'node:crypto';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { TestResult } from '#app/inbox/setup/answers.ts';
import { type Config, linkOrigin } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import { type Mailer, openMailer } from '#server/notifications/mail.ts';
import { callWebhook, isTaken } from '#server/notifications/webhook.ts';
import { inMinutes } from '#server/protection/in-minutes.ts';
import { limits } from '#server/protection/limits.ts';
import { countWithin } from '#server/protection/window-count.ts';
import { answerWords } from './answer-words.ts';
import { testContent } from './webhook-content.ts';
import { noteResult } from './webhooks.ts';

/** Why no test is sent now, as a sentence; null when one may be. */
export async function countTest(database: Database): Promise<string | null> {
  const { inAll, seconds } = limits.setupTests;
  const wait = await countWithin(database, [{ key: 'tests of the set-up', most: inAll }], seconds);
  return wait > 0 ? `That were many tests. Please try again ${inMinutes(wait)}.` : null;
}

/** Sent at once and not through the outbox: whoever presses the button wants to see how it ends. */
export async function sendTestMails(
  mail: NonNullable<Config['mail']>,
  form: FormDefinition,
  addresses: readonly string[],
): Promise<TestResult> {
  const mailer = openMailer(mail);
  const results = [];
  for (const address of addresses) results.push(await sendTestMail(mailer, form, address));
  mailer.close();
  const failed = results.filter((result) => result !== null);
  if (failed.length > 0) return { worked: false, words: failed.join(' ') };
  return { worked: true, words: `The mail server took a test for ${addresses.join(', ')}.` };
}

/** Null when it was taken. */
async function sendTestMail(mailer: Mailer, form: FormDefinition, address: string): Promise<string | null> {
  const words = {
    subject: `Test: notices of “${form.title}”`,
    text: `This is a test. Notices of new submissions to “${form.title}” come to this address.`,
  };
  return mailer.send(address, words, randomUUIDv7()).then(
    () => null,
    (error: Error) => `${address}: ${error.message}.`,
  );
}

export async function testWebhook(
  { database, config }: { database: Database; config: Config },
  { id, name, url, secret, shape }: Pick<Tables['webhooks'], 'id' | 'name' | 'url' | 'secret' | 'shape'>,
): Promise<TestResult> {
  const target = { url, secret, mayReach: config.webhookNetworks };
  const content = testContent(shape, name, linkOrigin(config));
  const result = await callWebhook(target, randomUUIDv7(), content).then(
    (status): TestResult => ({ worked: isTaken(status), words: answerWords(status) }),
    (error: Error): TestResult => ({ worked: false, words: `${error.message}.` }),
  );
  await noteResult(database, id, result.words);
  return result;
}
