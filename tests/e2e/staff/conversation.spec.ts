import { globSync, readFileSync } from 'node:fs';
import type { Database } from '#server/database/connection.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, testWithMailbox as test } from '#tests/e2e/support/mailbox.ts';
import { admin } from '#tests/e2e/support/staff.ts';
import { hasDovecot, withDovecot } from '#tests/support/imap-server.ts';
import { wordsOf } from '#tests/support/mail-server.ts';
import { mailWithFiles } from '#tests/support/mails.ts';

/** In everything that the visitor is called, writes and sends. */
const marker = 'zaubernuss';
const visitor = { name: `Zoë ${marker}`, email: `${marker}@example.org` };
const patiently = { timeout: 60_000 };

const keepTemplate = ({ db }: Database) =>
  db
    .insertInto('reply_templates')
    .values({
      id: crypto.randomUUID(),
      name: 'Weather',
      table_name: 'aerial_submissions',
      text: 'Dear {name}, we fly on Tuesday.',
      at: new Date().toISOString(),
      author: admin.email,
    })
    .execute();

/** Nobody has to wait for second thoughts. */
const leaveNow = ({ db }: Database) =>
  db.updateTable('outbox').set({ next_at: '' }).where('state', '=', 'waiting').execute();

const wholeDatabase = async ({ db }: Database) => {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as SubmissionTable)
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
};

test.describe(withDovecot('with a mailbox'), () => {
  test.skip(!hasDovecot, 'dovecot is not installed');

  test('a whole conversation, from the form to the last trace of it', async ({
    page,
    browser,
    site,
    mail,
    imap,
    database,
  }) => {
    test.setTimeout(300_000);
    await keepTemplate(database);
    const to = (address: string) => mail.received.filter((one) => one.to.includes(address));

    // The visitor fills in a form.
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const theirs = await context.newPage();
    await theirs.goto('/aerial');
    await theirs.getByLabel('Name').first().fill(visitor.name);
    await theirs.getByLabel('Email').fill(visitor.email);
    await theirs.locator('#aerial-form [name=message]').fill(`A film of the ${marker} in bloom`);
    await theirs.locator('#aerial-form button[type=submit]').click();
    await theirs.getByRole('link', { name: 'Follow it, add to it or withdraw it' }).click();
    await expect(theirs.getByRole('heading', { name: 'We have it and will answer.' })).toBeVisible();
    const ownPage = theirs.url();

    // Staff are told, and sign in through the notice's link.
    await expect.poll(() => to('staff@example.org').length, patiently).toBe(1);
    const [notice = ''] = /\/admin\?\S+/.exec(wordsOf(to('staff@example.org')[0])) ?? [];
    await page.goto(notice.replace(/[">].*$/, ''));
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const sheet = page.getByRole('dialog', { name: visitor.name });
    const said = (words: string) => sheet.getByRole('listitem').filter({ hasText: words });

    // They reply from a template, and the visitor gets it by mail.
    await sheet.getByLabel('Start from a template').selectOption('Weather');
    await expect(sheet.getByLabel('Reply to')).toHaveValue(`Dear ${visitor.name}, we fly on Tuesday.`);
    await sheet.getByRole('button', { name: 'Send reply' }).click();
    await expect(said('we fly on Tuesday.')).toContainText(admin.email);
    await leaveNow(database);
    const reply = () => to(visitor.email).find((one) => wordsOf(one).includes('we fly on Tuesday.'));
    await expect.poll(() => reply()?.id, patiently).toBeTruthy();

    // The visitor answers by mail, with two files, and on their page; staff see both without asking.
    const [, replyTo = ''] = /^reply-to:\s+(\S+)/im.exec(reply()?.raw ?? '') ?? [];
    expect(replyTo).toMatch(/^hello\+[0-9a-f]{48}@/);
    const answer = `Tuesday is fine for the ${marker}.\r\n\r\nOn Monday you wrote:\r\n> we fly on Tuesday.`;
    const files = { [`${marker}.html`]: '<h1>Not shown</h1>', 'second.txt': marker };
    const headers = { From: visitor.email, To: replyTo, 'In-Reply-To': reply()?.id ?? '' };
    await imap.mailbox('hello').receive(mailWithFiles(headers, answer, files));
    await expect(said('Tuesday is fine')).toContainText('The visitor, by mail', patiently);
    await expect(said('Tuesday is fine')).not.toContainText('Monday');
    await theirs.goto(ownPage);
    await expect(theirs.getByRole('listitem').filter({ hasText: 'Tuesday is fine' })).toContainText('You,');
    await theirs.getByLabel('Add something').fill(`Bring the ${marker}.`);
    await theirs.getByRole('button', { name: 'Send it' }).click();
    await expect(said(`Bring the ${marker}.`)).toBeVisible(patiently);
    await expect(sheet.locator('.notes > li')).toHaveCount(3);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await sheet.getByRole('link', { name: `${marker}.html` }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('<h1>Not shown</h1>');

    // It is done, and staff turn to something else.
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('about:blank');

    // The visitor takes a copy, and erases everything.
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'It is done.' })).toBeVisible();
    const copy = theirs.waitForEvent('download');
    await theirs.getByRole('link', { name: 'Get a copy of everything' }).click();
    const copied = readFileSync(await (await copy).path(), 'utf8');
    for (const words of ['in bloom', 'we fly on Tuesday.', 'Tuesday is fine', `Bring the ${marker}.`])
      expect(copied).toContain(words);
    expect(await wholeDatabase(database)).toContain(marker);
    await theirs.getByRole('link', { name: 'Withdraw and erase' }).click();
    await theirs.getByRole('button', { name: 'Yes, erase it' }).click();
    await expect(theirs.getByRole('heading', { name: 'It is erased.' })).toBeVisible();
    await context.close();

    // A mail says so, and then nothing is left of it: in no table, no file, no log.
    await expect.poll(() => wordsOf(to(visitor.email).at(-1)), patiently).toContain('erased');
    await expect.poll(() => wholeDatabase(database), patiently).not.toContain(marker);
    const secret = ownPage.split('/').at(-1)?.replace(/\W.*$/, '') ?? '';
    const holding = () =>
      globSync(`${site.dataDirectory}/*`, { withFileTypes: true })
        .filter((file) => file.isFile())
        .map(({ parentPath, name }) => ({ name, bytes: readFileSync(`${parentPath}/${name}`, 'latin1') }))
        .filter(({ bytes }) => bytes.includes(marker) || bytes.includes(secret))
        .map(({ name }) => name);
    expect(readFileSync(`${site.dataDirectory}/site.log`, 'utf8')).toContain('an answer came by mail');
    await expect.poll(holding, patiently).toEqual([]);
  });
});
