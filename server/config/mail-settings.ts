import { addresses, given, mailbox, mailServer, type Setting, sender, timeOfDay } from './setting-kinds.ts';

/** Settings of what is mailed, to whom and when, and where answers come. */
export const mailSettings = {
  mailServer: {
    variable: 'SMTP_URL',
    about: 'the mail server, `smtp://user:password@host:587`. Without it mail is off and the start says so',
    schema: given(mailServer('SMTP_URL')),
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    standard: "the company's address",
    about: 'the sender of mails, with or without a name: `Prometheon <hello@example.org>`',
    schema: given(sender('MAIL_FROM')),
  },
  notify: {
    variable: 'NOTIFY_EMAIL',
    about:
      'who is told of new submissions: one address, or several with commas; a form may have [others](#who-hears-of-submissions)',
    schema: given(addresses('NOTIFY_EMAIL')),
  },
  digestAt: {
    variable: 'DIGEST_AT',
    about: 'mails what is due today to `NOTIFY_EMAIL`, at e.g. `08:00` on the office clock',
    schema: given(timeOfDay('DIGEST_AT')),
  },
  mailbox: {
    variable: 'IMAP_URL',
    about:
      'the mailbox of `MAIL_FROM`, `imaps://user:password@host`: [answers](#answers-by-mail) that come there join their threads. Without it they stay there',
    schema: given(mailbox('IMAP_URL')),
  },
} as const satisfies Record<string, Setting>;
