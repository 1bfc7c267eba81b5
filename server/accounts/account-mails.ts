import { company } from '#app/content/company.ts';

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
