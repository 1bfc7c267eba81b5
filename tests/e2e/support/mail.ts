import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { test as base, expect } from './staff.ts';

/** A site that mails its staff through a real SMTP server. */
export const testWithMail = base.extend<object, { mail: MailServer; site: Site }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({ SMTP_URL: mail.url, NOTIFY_EMAIL: 'staff@example.org' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };
