import type { Config } from '#server/config/config.ts';
import { mailboxTrouble } from '#server/conversation/mailbox/mailbox-state.ts';
import type { Database } from '#server/database/connection.ts';
import { lookAtCertificate } from './certificate.ts';
import { lookAtClock } from './clock.ts';
import type { About, Finding } from './finding.ts';
import { lookAtBackups, lookAtDatabase, lookAtDisk, lookAtMailbox, lookAtOutbox } from './house.ts';
import { tryMail } from './mail.ts';
import { lookAtRelease } from './release.ts';

export type Check = {
  name: string;
  title: string;
  /** `origin` is where the site is tried. */
  look: (subject: About, origin: string) => Finding | Promise<Finding>;
};

type Needs = { config: Config; database: Database };

/** What takes a while or asks others: staff see what the last round found. */
export function slowChecks({ config, database }: Needs): Check[] {
  return [
    { name: 'mail', title: 'Mail', look: (mail) => tryMail(mail, database, config) },
    {
      name: 'certificate',
      title: 'Certificate',
      look: (certificate) => lookAtCertificate(certificate, config.publicOrigin),
    },
    { name: 'clock', title: 'Clock', look: (clock, origin) => lookAtClock(clock, database, origin) },
  ];
}

/** What costs nothing to look at: staff see how it is now. */
export function quickChecks({ config, database }: Needs): Check[] {
  const folder = config.dataDirectory;
  return [
    { name: 'database', title: 'Database', look: (subject) => lookAtDatabase(subject, database, folder) },
    { name: 'disk', title: 'Disk', look: (disk) => lookAtDisk(disk, folder) },
    { name: 'outbox', title: 'Outbox', look: (outbox) => lookAtOutbox(outbox, database, config) },
    {
      name: 'mailbox',
      title: 'Mailbox',
      look: (mailbox) => lookAtMailbox(mailbox, config, mailboxTrouble()),
    },
    { name: 'backups', title: 'Backups', look: (backups) => lookAtBackups(backups, database, config) },
    { name: 'release', title: 'Version', look: (release) => lookAtRelease(release) },
  ];
}
