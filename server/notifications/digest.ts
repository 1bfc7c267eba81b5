import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Logger } from 'pino';
import { inboxPath, submissionAddress } from '#app/inbox/addresses.ts';
import { dueWords } from '#app/inbox/due/due-words.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import { dayAt, momentOn } from '#server/due/opening-days.ts';
import { type DueOfForm, readDue } from '#server/due/read-due.ts';
import { oneLine, page } from './compose.ts';
import { type Mail, RefusedForGood } from './mail.ts';

/** Milliseconds. A site that was off in the morning still sends its list, but not in the evening. */
const policy = { lookEvery: 30_000, latest: 4 * 60 * 60 * 1000 };

type Needs = { database: Database; config: Config; log: Logger; leaving: AbortController };

/** Once a day writes down the list of what is due, to be sent to everyone who is told of submissions. */
export function keepDigest({ database, config, log, leaving }: Needs): void {
  const { digestAt, mail } = config;
  if (!digestAt || !mail) return;
  const look = () =>
    queueDigest(database, mail.notify, digestAt).catch((error: unknown) =>
      log.warn({ code: errorCode(error) }, 'could not write down what is due; trying again'),
    );
  const timer = setInterval(look, policy.lookEvery).unref();
  leaving.signal.addEventListener('abort', () => clearInterval(timer));
  void look();
}

/** Nothing when it is not time, or nothing is due. Whoever asks again on the same day adds nothing. */
export async function queueDigest(
  database: Pick<Database, 'db'>,
  targets: readonly string[],
  { hour, minute }: { hour: number; minute: number },
  now = Date.now(),
): Promise<void> {
  const moment = momentOn(dayAt(now), hour, minute);
  if (now < moment || now > moment + policy.latest || (await readDue(database, now)).length === 0) return;
  const at = new Date(now).toISOString();
  await database.db
    .insertInto('outbox')
    .values(
      targets.map((target) => ({
        id: digestId(moment, target),
        created_at: at,
        kind: 'digest' as const,
        target,
        next_at: at,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The same for the same day and reader, and made like every id: it begins with its time. */
function digestId(moment: number, target: string): string {
  const time = moment.toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(`${moment} ${target}`).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

/** Written from what is due when it is sent. */
export async function digestMail(database: Database, site: string): Promise<Mail> {
  const due = await readDue(database);
  if (due.length === 0) throw new RefusedForGood('Nothing is due any more');
  const now = Date.now();
  const lines = due.map(({ form, ...rest }) => ({
    title: form.title,
    items: itemsOf({ form, ...rest }, site, now),
  }));
  const count = due.reduce((sum, { due }) => sum + due.length, 0);
  const many = due.some(({ more }) => more) ? `more than ${count}` : String(count);
  const inbox = site + inboxPath;
  return {
    subject: `Due today: ${many} to answer`,
    text: [
      ...lines.map(({ title, items }) =>
        [title, ...items.map(({ words, link }) => `- ${words}\n  ${link}`)].join('\n'),
      ),
      `The inbox: ${inbox}`,
    ].join('\n\n'),
    html: page(
      html`${lines.map(
        ({ title, items }) => html`<h2 style="font-size:18px;margin:24px 0 8px">${title}</h2>
        <ul style="margin:0;padding-left:20px">${items.map(
          ({ words, link }) => html`<li><a href="${link}">${words}</a></li>`,
        )}</ul>`,
      )}<p style="margin-top:24px"><a href="${inbox}">Open the inbox</a></p>`,
    ),
  };
}

function itemsOf({ form, due }: DueOfForm, site: string, now: number): { words: string; link: string }[] {
  return due.map(({ id, name, reference, dueAt }) => ({
    words: `${oneLine(name)} (${reference}), ${dueWords(dueAt, now)}`,
    link: site + submissionAddress(form.table, id),
  }));
}
