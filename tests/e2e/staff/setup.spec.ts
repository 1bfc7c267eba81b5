import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { testWithMail as base, expect } from '#tests/e2e/support/mail.ts';
import { goThroughMenu } from '#tests/e2e/support/staff.ts';
import { postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** A chat that takes whatever it is sent. */
type Chat = { url: string; messages: { text: string; content: string }[] };

const test = base.extend<object, { chat: Chat; site: Site }>({
  chat: [
    async ({ browserName: _ }, use) => {
      const messages: Chat['messages'] = [];
      const server = createServer(async (request, response) => {
        messages.push(JSON.parse(await text(request)));
        response.end('ok');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, messages });
      server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({
        SMTP_URL: mail.url,
        NOTIFY_EMAIL: 'usual@example.org',
        WEBHOOK_NETWORKS: 'loopback',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

// What is no address is refused.
test.use({ provokedError: /status of 400/ });

test('an admin sets up who hears of a form, and a program that reads it', async ({
  page,
  site,
  mail,
  chat,
  signIn,
}) => {
  await signIn();
  await goThroughMenu(page, 'Set-up');
  await expect(page.getByRole('heading', { name: 'Set-up' })).toBeVisible();

  const contact = page.getByRole('listitem').filter({ has: page.getByText('Contact', { exact: true }) });
  await contact.getByText('Contact', { exact: true }).click();
  const addresses = contact.getByLabel('Addresses for Contact');
  await addresses.fill('desk@example.org, ben@');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByRole('status')).toContainText('“ben@” is not an email address.');
  await expect(addresses).toHaveValue('desk@example.org, ben@');
  await addresses.fill('desk@example.org');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByRole('status')).toContainText('Saved.');
  await contact.getByRole('button', { name: 'Send a test' }).click();
  await expect(contact.getByRole('status')).toContainText(
    'The mail server took a test for desk@example.org.',
  );

  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  await webhooks.getByLabel('Name').fill('Team chat');
  await webhooks.getByLabel('Address').fill(chat.url);
  await webhooks.getByLabel('Shape').selectOption('chat');
  await webhooks.getByRole('button', { name: 'Make webhook' }).click();
  await expect(webhooks.locator('.secret')).toHaveText(/^whsec_/);
  await webhooks.getByRole('button', { name: 'Send a test Team chat' }).click();
  await expect(webhooks.getByText('It answered 200: it took the message.').first()).toBeVisible();

  const sent = await postForm(site.url, 'contact_submissions', {
    name: 'Ana',
    email: 'ana@example.org',
    subject: 'A class',
    message: 'For my daughter.',
  });
  expect(sent.status).toBe(201);
  const { id, reference } = await sent.json();
  await expect.poll(() => chat.messages.map((message) => message.text).join()).toContain(id);
  await expect
    .poll(() =>
      mail.received
        .filter(({ to }) => to.includes('desk@example.org'))
        .map(({ raw }) => raw)
        .join(),
    )
    .toContain(reference);
  expect(mail.received.flatMap(({ to }) => to)).not.toContain('usual@example.org');

  const keys = page.getByRole('region', { name: 'API keys' });
  await keys.getByLabel('Name').fill('Customer list');
  await keys.getByRole('button', { name: 'Make key' }).click();
  const key = (await keys.locator('.secret').textContent()) ?? '';
  const read = () =>
    fetch(`${site.url}/api/v1/submissions/contact_submissions`, {
      headers: { authorization: `Bearer ${key}` },
    });
  expect(await (await read()).json()).toMatchObject({
    rows: [{ id, reference, message: 'For my daughter.' }],
  });
  await expectAccessible(page);
  await keys.getByRole('button', { name: 'Revoke… Customer list' }).click();
  await keys.getByRole('button', { name: 'Revoke it for good Customer list' }).click();
  await expect(keys.getByText('The key “Customer list” is revoked.')).toBeVisible();
  expect((await read()).status).toBe(401);

  await webhooks.getByRole('button', { name: 'Remove… Team chat' }).click();
  await webhooks.getByRole('button', { name: 'Remove it for good Team chat' }).click();
  await expect(page.locator('.toast')).toHaveText(
    /The webhook “Team chat” is removed\. Nothing waited for it\./,
  );
});
