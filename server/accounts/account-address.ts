import * as z from 'zod';

const invalid = 'Invalid email address';

/**
 * One address is one account, however it was typed. Only ASCII passes, before anything is made of it: letters of
 * other scripts can look like it, and some become it in lower case.
 */
export const accountAddress = z
  .string(invalid)
  .trim()
  .max(255, invalid)
  .pipe(z.email(invalid))
  .transform((address) => address.toLowerCase());
