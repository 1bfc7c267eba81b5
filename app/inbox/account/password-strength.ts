export type Strength = { level: 0 | 1 | 2 | 3; hint: string };

/** What is tried first by everyone who guesses. */
const common =
  /^(?:p[a@]ss?w[o0]rd|qwert[yz]|asdfgh|letmein|welcome|admin|iloveyou|monkey|dragon|football|baseball|sunshine|princess|abc123|111111|123123|654321|prometheon)/i;

/** A hint, not a rule: six characters are enough to be let through, not enough to be safe. */
export function passwordStrength(password: string): Strength {
  if (password.length < 6) return { level: 0, hint: 'Password must be at least 6 characters' };
  const distinct = new Set(password.toLowerCase()).size;
  if (common.test(password) || isRun(password) || distinct < 4)
    return { level: 0, hint: 'This is one of the first passwords anyone would try.' };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const length = password.length + 2 * (kinds - 1);
  if (length < 12) return { level: 1, hint: 'Weak. A few unrelated words are stronger and easier to keep.' };
  if (length < 16) return { level: 2, hint: 'Fair. Longer is better.' };
  return { level: 3, hint: 'Strong.' };
}

/** Neighbours on the keyboard or in the alphabet, upwards or downwards. */
function isRun(password: string): boolean {
  const codes = [...password].map((letter) => letter.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
}
