const longestLengthGap = 2;
const shortestForgivenBeginning = 6;

/** Words that look alike and must never stand for each other. */
const neverAlike = ['content contact', 'contact content'];

/** Short words must be typed better: with one letter changed, “rov” is another word. */
export function allowedDifferences(length: number): number {
  if (length <= 3) return 0;
  return length <= 5 ? 1 : 2;
}

/**
 * In how many places the words differ, or null when they do not match. A slip in the first letter is forgiven only
 * where every right word that is so near is known.
 */
export function fuzzyDifferences(typed: string, known: string, forgiving = false): number | null {
  if (typed === known) return 0;
  if (Math.abs(typed.length - known.length) > longestLengthGap) return null;
  if (neverAlike.includes(`${typed} ${known}`)) return null;
  const shorter = Math.min(typed.length, known.length);
  const isForgiven = forgiving && shorter >= shortestForgivenBeginning;
  if (!beginAlike(typed, known) && !isForgiven) return null;
  const allowed = beginAlike(typed, known) ? allowedDifferences(shorter) : 1;
  const differences = countDifferences(typed, known, allowed);
  const plausible = differences < 2 || known.length > 7 || consonantsOf(typed) === consonantsOf(known);
  return differences <= allowed && plausible ? differences : null;
}

/** A slip rarely hits the first letter: “heading” is not “wedding”. Letters that sound alike count as one. */
function beginAlike(a: string, b: string): boolean {
  return firstSound(a) === firstSound(b) || (a[0] === b[1] && a[1] === b[0]);
}

function firstSound(word: string): string | undefined {
  if (word.startsWith('ph')) return 'f';
  return word.startsWith('k') ? 'c' : word[0];
}

/** A changed, inserted, dropped or swapped letter counts once. Gives up beyond the limit, so the work is bounded. */
export function countDifferences(a: string, b: string, limit: number): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (i === a.length && i === b.length) return 0;
  if (limit === 0) return 1;
  const changed = countDifferences(a.slice(i + 1), b.slice(i + 1), limit - 1);
  const inserted = countDifferences(a.slice(i + 1), b.slice(i), limit - 1);
  const dropped = countDifferences(a.slice(i), b.slice(i + 1), limit - 1);
  const swapped = a[i] === b[i + 1] && a[i + 1] === b[i];
  const rest = swapped ? countDifferences(a.slice(i + 2), b.slice(i + 2), limit - 1) : limit;
  return 1 + Math.min(changed, inserted, dropped, rest);
}

/** Two slips in six or seven letters soon make another word, unless only vowels are wrong. */
const consonantsOf = (word: string): string => word.replace(/[aeiouy]|(.)(?=\1)/g, '');
