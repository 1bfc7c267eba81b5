/** Limits for key-value objects that come with a form. */
export const mapLimits = { keyLength: 100, textLength: 1000, items: 50, keys: 50 };

const mostPasses = 32;

/**
 * Takes markup out of text and leaves everything else: “I <3 robots” and “5 < 6” are not markup, and of
 * “Ann <ann@example.org>” only the brackets go. Encoded markup is decoded and taken out too, however often it
 * was encoded, so the result is a fixed point.
 */
export function sanitizeText(text: string): string {
  let clean = storable(text);
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = decodeEntities(stripMarkup(clean));
    if (next === clean) return clean.trim();
    clean = next;
  }
  // Only an attack nests this deep: what still looks like markup loses the characters that make it so.
  return clean.replace(/[<&]/g, '').trim();
}

/** Line ends as browsers count them; no NUL or half characters, which databases refuse. */
function storable(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

function stripMarkup(text: string): string {
  return withoutBlocks(text).replace(bracketed, withoutBrackets).replace(tag, '').replace(openTag, '');
}

/** One word in angle brackets, with what sets it apart from its neighbors. */
const bracketed = /(^|[\s\p{Ps}\p{Pi}"'])?<([^\s<>]+)\s*>(?=([.,;:!?"'\p{Pe}\p{Pf}]*(?:[\s<]|$))?)/gu;
const email = /^[\p{L}\p{M}\p{N}.!#$%&'’*+?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const link = /^(?:https?:\/\/|www\.|mailto:|tel:)./i;

/** An e-mail address or a link keeps its inside, and a space where it would run into its neighbor. */
function withoutBrackets(whole: string, before: string | undefined, word: string, behind?: string): string {
  if (!email.test(word) && !link.test(word)) return whole;
  return `${before ?? ' '}${word}${behind === undefined ? ' ' : ''}`;
}

const tag = /<[a-z/!?][^<>]*>/gi;
/** A tag that never closes is still markup when it carries an attribute. */
const openTag = /<[a-z][\w-]*[\s/][^<>]*=[^<>]*(?=<|$)/gi;

/** Blocks whose content is code, not text. Each scan goes forward only, so long input stays cheap. */
function withoutBlocks(text: string): string {
  return ['script', 'style'].reduce(withoutBlock, text);
}

function withoutBlock(text: string, name: string): string {
  const opening = new RegExp(`<${name}(?=[\\s/>])`, 'gi');
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  let kept = '';
  let at = 0;
  for (;;) {
    const start = indexFrom(text, opening, at);
    const close = start < 0 ? -1 : indexFrom(text, closing, start);
    const end = close < 0 ? -1 : text.indexOf('>', close);
    if (end < 0) return kept + text.slice(at);
    kept += text.slice(at, start);
    at = end + 1;
  }
}

function indexFrom(text: string, expression: RegExp, at: number): number {
  expression.lastIndex = at;
  return expression.exec(text)?.index ?? -1;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };
const codes: Record<number, string> = { 34: '"', 38: '&', 39: "'", 60: '<', 62: '>' };

function decodeEntities(text: string): string {
  return text
    .replace(/&(?:amp;)+/gi, '&')
    .replace(/&(lt|gt|quot|apos|nbsp);/gi, (entity, name: string) => entities[name.toLowerCase()] ?? entity)
    .replace(/&#(?:x0*([0-9a-f]{2})|0*(\d{2}));/gi, (entity, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return codes[code] ?? entity;
    });
}

/** A cut can make markup of what was none: `<b a=1` may have had its end behind it. */
export function cutText(clean: string, length: number): string {
  return clean.length > length ? sanitizeText(clean.slice(0, length)) : clean;
}

type Plain = string | number | boolean;
export type SanitizedMap = Record<string, Plain | Plain[] | Record<string, Plain>>;

export function sanitizeMap(value: unknown): SanitizedMap | null {
  if (!isObject(value)) return null;
  const entries = Object.entries(value)
    .map(([key, item]) => [cleanKey(key), cleanValue(item)] as const)
    .filter(
      (entry): entry is readonly [string, SanitizedMap[string]] => entry[0] !== '' && entry[1] !== null,
    );
  return Object.fromEntries(entries.slice(0, mapLimits.keys));
}

function cleanValue(value: unknown): SanitizedMap[string] | null {
  if (Array.isArray(value)) return value.map(cleanPlain).filter(isKept).slice(0, mapLimits.items);
  if (!isObject(value)) return cleanPlain(value);
  const entries = Object.entries(value)
    .map(([key, item]) => [cleanKey(key), cleanPlain(item)] as const)
    .filter((entry): entry is readonly [string, Plain] => entry[0] !== '' && entry[1] !== null);
  return Object.fromEntries(entries.slice(0, mapLimits.keys));
}

function cleanPlain(value: unknown): Plain | null {
  if (typeof value === 'string') return cutText(sanitizeText(value), mapLimits.textLength);
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  return null;
}

/** `__proto__` as an own key is data like any other, but nothing needs it and many tools trip over it. */
function cleanKey(key: string): string {
  const clean = cutText(sanitizeText(key), mapLimits.keyLength);
  return clean === '__proto__' ? '' : clean;
}

function isKept(value: Plain | null): value is Plain {
  return value !== null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
