/** Whether a class or an element of this name can be on the page. */
type IsUsed = (name: string) => boolean;

/** Tailwind's, for browsers that do not know `@property`: older than those it is made for. */
const fallbacks = '@layer properties';

/**
 * Keeps of a stylesheet only the rules that a page can use: those whose classes and elements stand in its
 * markup or in a script that may run on it.
 */
export function pruneStyles(css: string, isUsed: IsUsed): string {
  let kept = '';
  for (const { prelude, body } of rulesIn(css)) {
    if (prelude === fallbacks) continue;
    if (body === null) kept += prelude;
    else if (/^@(media|supports|layer|container|starting-style|scope)\b/.test(prelude)) {
      const inner = pruneStyles(body, isUsed);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`;
    else {
      const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, isUsed));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

type Rule = { prelude: string; body: string | null };

/** The rules of one level; a statement without a block has no body and keeps its semicolon. */
function* rulesIn(css: string): Generator<Rule> {
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '\\') at++;
    else if (character === '"' || character === "'") at = endOfText(css, at);
    else if (character === '/' && css[at + 1] === '*') {
      const end = css.indexOf('*/', at + 2) + 2;
      if (depth === 0) start = end;
      at = end - 1;
    } else if (character === ';' && depth === 0) {
      yield { prelude: css.slice(start, at + 1).trim(), body: null };
      start = at + 1;
    } else if (character === '{' && depth++ === 0) open = at;
    else if (character === '}' && --depth === 0) {
      yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) };
      start = at + 1;
    }
  }
}

function endOfText(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

/** At the commas outside of brackets. */
function splitSelectors(list: string): string[] {
  const parts = list.match(
    /(?:\\.|\((?:[^()\\]|\\.|\((?:[^()\\]|\\.|\([^()]*\))*\))*\)|\[[^\]]*\]|[^,\\([])+/gs,
  );
  return parts ?? [list];
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** Needs every name of its compound parts, and one class of those that `:is()` and `:where()` choose from. */
function canMatch(selector: string, isUsed: IsUsed): boolean {
  const plain = selector
    .replace(/(?<!\\)\[[^\]]*\]/g, '')
    .replace(/:not\((?:[^()\\]|\\.|\([^()]*\))*\)/g, '');
  const outside = plain.replace(/(?<!\\)\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g, '');
  const needed = classesIn(outside);
  const choices = classesIn(plain).filter((name) => !needed.includes(name));
  return [...needed, ...elementsIn(outside)].every(isUsed) && (choices.length === 0 || choices.some(isUsed));
}

function elementsIn(selector: string): string[] {
  return selector.replace(className, '').match(/(?<![\w:-])[a-z][\w-]*/gi) ?? [];
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(className)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  );
}
