import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';

/** What several of the things that admins set up have. */

const longestName = 100;

export const nameSchema = z
  .string({ error: 'Give it a name.' })
  .trim()
  .min(1, 'Give it a name.')
  .max(longestName, `A name has at most ${longestName} characters.`);

/** Which forms it is about; null for all, those of tomorrow too. */
export const formsSchema = z
  .array(z.string().refine((table) => formForTable(table) !== undefined, 'There is no such form.'))
  .min(1, 'Choose at least one form.')
  .nullable()
  .transform((tables) => tables && [...new Set(tables)]);
