import { company } from '#app/content/company.ts';
import { invitationAddress } from '#app/inbox/addresses.ts';

/**
 * Links are built from what is configured, never from the request: whoever writes a Host header of their
 * own would otherwise be sent the reader's token.
 */
export function accountMails(site: string) {
  return {
    reset: (token: string) => ({
      subject: `${company.brand}: choose a new password`,
      text: paragraphs(
        'Someone, probably you, asked for a new password for this address.',
        `Choose one here, within an hour:\n${site}/reset-password?token=${encodeURIComponent(token)}`,
        'If it was not you, nothing needs to be done: the old password stays.',
      ),
    }),
    confirm: (token: string) => ({
      subject: `${company.brand}: please confirm your email address`,
      text: paragraphs(
        `Someone, probably you, made an account at ${company.brand} with this address.`,
        `Confirm that it is yours, within an hour:\n${site}/api/auth/verify-email?${new URLSearchParams({ token })}`,
        'If it was not you, nothing needs to be done: without this nobody can sign in with it.',
      ),
    }),
    invitation: (name: string, secret: string) => ({
      subject: `${company.brand}: you are invited to the inbox`,
      text: paragraphs(
        `Hello ${name},`,
        `You are invited to help answer the people who write to ${company.brand}.`,
        `Choose your name and password here, within three days:\n${site}${invitationAddress(secret)}`,
        'If this was not meant for you, nothing needs to be done.',
      ),
    }),
    alreadyThere: () => ({
      subject: `${company.brand}: you have an account already`,
      text: paragraphs(
        `Someone, probably you, asked for an account at ${company.brand}. There is an account with this address already; nothing has changed.`,
        `Sign in, or ask for a new password:\n${site}/login`,
        'If it was not you, nothing needs to be done: nobody was told that there is one.',
      ),
    }),
  };
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}
