import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImapServer, startImapServer } from '#tests/support/imap-server.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { testWithMail as base, expect } from './mail.ts';

/** A site with a mail server and a mailbox. Its log, which holds all there is to log, is in its data folder. */
export const testWithMailbox = base.extend<object, { imap: ImapServer; site: Site }>({
  imap: [
    async ({ browserName: _ }, use) => {
      const imap = await startImapServer();
      await use(imap);
      await imap.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail, imap }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'prometheon-'));
      const environment = {
        DATA_DIR: folder,
        LOG_LEVEL: 'debug',
        SMTP_URL: mail.url,
        NOTIFY_EMAIL: 'staff@example.org',
        IMAP_URL: imap.url('hello'),
      };
      const site = await startSite(environment, process.execPath, openSync(join(folder, 'site.log'), 'a'));
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect };
