import * as z from 'zod';
import { isCommonPassword } from '#app/inbox/account/common-passwords.ts';

/** The specification's least, and the auth library's most. */
export const passwordLength = { min: 6, max: 128 };

/** As somebody types it to be let in. */
export const givenPassword = z
  .string('Password is required')
  .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`);

/** As somebody chooses it: the one rule for sign-up, a reset, a change and the command line. */
export const chosenPassword = givenPassword
  .min(passwordLength.min, `Password must be at least ${passwordLength.min} characters`)
  .refine(
    (password) => !isCommonPassword(password),
    'This is one of the first passwords anyone would try. Please choose another.',
  );
