const longest = 40;

/** `src=qr` is what the cards of the QR page itself say; “other” stands for many sources. */
const taken = new Set(['qr', 'other']);

/**
 * The short path of a code, from its name: small letters, digits and dashes. Names in other scripts have none of them,
 * and are called “code”. `attempt` tells codes of one name apart.
 */
export function slugFor(name: string, attempt: number): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const slug = plain === '' || looksLikeNumber(plain) || taken.has(plain) ? `code-${plain}` : plain;
  const whole = slug.replace(/-$/, '');
  return attempt === 1 ? whole : `${whole}-${attempt}`;
}

/** A long number would be counted as “other”. */
function looksLikeNumber(slug: string): boolean {
  return /^[\d-]+$/.test(slug);
}
