import * as z from 'zod';
import { accountAddress as email } from './account-address.ts';
import { accountName } from './names.ts';
import { chosenPassword, givenPassword } from './passwords.ts';
import type { Tried } from './tries.ts';

/** A call of the auth library that is open to the web: what it takes, and what it is a try at. */
export type OpenCall = {
  body: z.ZodType<Record<string, unknown>>;
  tried?: Tried;
  /** Does more for an address that has an account, or for one that has none. */
  evenly?: true;
};

const unclear = 'That cannot be understood.';

function call<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, unclear);
}

/** The library answers to none as to one that leads nowhere. */
export const resetToken = z
  .string()
  .regex(/^\w{1,64}$/)
  .catch('');

const trustDevice = z.boolean(unclear).optional();
const code = z.string('Invalid code').trim();

/**
 * Every other call of the library answers 404: what nobody needs nobody can guess at. Only what is named here is
 * handed on.
 */
export const openCalls: Readonly<Record<string, OpenCall>> = {
  '/sign-in/email': { body: call({ email, password: givenPassword }), tried: 'passwords' },
  '/sign-up/email': {
    body: call({ name: accountName.default(''), email, password: chosenPassword }),
    tried: 'signUps',
    evenly: true,
  },
  '/sign-out': { body: call({}) },
  '/request-password-reset': { body: call({ email }), tried: 'resetMails', evenly: true },
  '/reset-password': { body: call({ token: resetToken, newPassword: chosenPassword }) },
  '/change-password': {
    // A new password always ends every other session.
    body: call({ currentPassword: givenPassword, newPassword: chosenPassword }).transform((passwords) => ({
      ...passwords,
      revokeOtherSessions: true,
    })),
    tried: 'ownPasswords',
  },
  '/two-factor/enable': { body: call({ password: givenPassword }), tried: 'ownPasswords' },
  '/two-factor/disable': { body: call({ password: givenPassword }), tried: 'ownPasswords' },
  '/two-factor/verify-totp': {
    body: call({ code: code.regex(/^\d{6}$/, 'Invalid code'), trustDevice }),
    tried: 'codes',
  },
  '/two-factor/verify-backup-code': {
    body: call({ code: code.regex(/^[\w-]{1,20}$/, 'Invalid code'), trustDevice }),
    tried: 'codes',
  },
};
