import { randomUUIDv7 } from 'node:crypto';
import { html } from 'hono/html';
import { company } from '#app/content/company.ts';
import { healthPath } from '#app/inbox/addresses.ts';
import { type Config, linkOrigin } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { page } from '#server/notifications/compose.ts';
import { type Mail, openMailer } from '#server/notifications/mail.ts';
import type { Finding } from './checks/finding.ts';

export type News = { failing: Told[]; healed: Told[] };
type Told = Pick<Finding, 'title' | 'sentence' | 'advice'>;

/**
 * One mail to everyone who is told of submissions: through the outbox, or at once when there is no database to keep
 * it. Throws when nobody could be told.
 */
export async function tell(news: News, database: Database | null, config: Config): Promise<void> {
  const { mail } = config;
  if (!mail || mail.notify.length === 0) return;
  const words = alarmMail(news, linkOrigin(config) + healthPath);
  const isQueued = database !== null && (await queue(database, mail.notify, words).catch(() => false));
  if (!isQueued) await sendAtOnce(mail, words);
}

async function queue({ db }: Database, targets: readonly string[], words: Mail): Promise<true> {
  const at = new Date().toISOString();
  const entries = targets.map((target) => ({
    id: randomUUIDv7(),
    created_at: at,
    kind: 'alarm' as const,
    target,
    mail: JSON.stringify(words),
    next_at: at,
  }));
  await db.insertInto('outbox').values(entries).execute();
  return true;
}

async function sendAtOnce(mail: NonNullable<Config['mail']>, words: Mail): Promise<void> {
  const mailer = openMailer(mail);
  try {
    for (const target of mail.notify) await mailer.send(target, words, randomUUIDv7());
  } finally {
    mailer.close();
  }
}

export function alarmMail({ failing, healed }: News, link: string): Mail {
  const [first] = failing;
  const again = `${healed.map(({ title }) => title).join(', ')} ${healed.length === 1 ? 'works' : 'work'} again.`;
  const lines = failing.map(({ title, sentence, advice }) => ({
    title,
    words: advice ? `${sentence} ${advice}` : sentence,
  }));
  return {
    subject: `${company.brand}: ${first ? troubleIn(failing, first) : 'everything that was told works again'}`,
    text: [
      ...lines.map(({ title, words }) => `${title}: ${words}`),
      ...(healed.length > 0 ? [again] : []),
      `How the site is doing: ${link}`,
    ].join('\n\n'),
    html: page(
      html`${lines.map(({ title, words }) => html`<p><strong>${title}</strong><br>${words}</p>`)}
      ${healed.length > 0 ? html`<p>${again}</p>` : ''}
      <p><a href="${link}">How the site is doing</a></p>`,
    ),
  };
}

function troubleIn(failing: readonly Told[], { title }: Told): string {
  return failing.length === 1 ? `${title} does not work` : `${failing.length} things do not work`;
}
