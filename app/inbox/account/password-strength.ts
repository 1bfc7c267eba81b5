import { isCommonPassword } from './common-passwords.ts';

export type Strength = { level: 0 | 1 | 2 | 3; hint: string };

/** A hint: the server refuses what is too short or too common; the rest is let through and may still be weak. */
export function passwordStrength(password: string): Strength {
  if (password.length < 6) return { level: 0, hint: 'Password must be at least 6 characters' };
  if (isCommonPassword(password))
    return { level: 0, hint: 'This is one of the first passwords anyone would try.' };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const length = password.length + 2 * (kinds - 1);
  if (length < 12) return { level: 1, hint: 'Weak. A few unrelated words are stronger and easier to keep.' };
  if (length < 16) return { level: 2, hint: 'Fair. Longer is better.' };
  return { level: 3, hint: 'Strong.' };
}
