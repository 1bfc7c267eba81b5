import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { styleTargets } from './style-targets.ts';

/** Whether a class or an element of this name can be on the page. */
type IsUsed = (name: string) => boolean;

/** A banner that minifiers keep. */
const banner = /\/\*!.*?\*\//gs;

/**
 * Keeps of a stylesheet only the rules that a page can use: those whose classes and elements stand in its
 * markup or in a script that may run on it.
 */
export function pruneStyles(css: string, isUsed: IsUsed): string {
  const canBe = (selector: Selector) => canMatch(selector, isUsed);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css.replace(banner, '')),
    targets: styleTargets,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (selectors.some(canBe) ? undefined : []),
      },
      // Not through the rule: handing a whole rule back fails for some declarations.
      Selector: dropUnless(canBe),
    },
  });
  // A second look removes blocks that have lost all their rules.
  return transform({ filename: 'page.css', code, minify: true, targets: styleTargets }).code.toString();
}

/** What a visitor answers: nothing to keep it as it is, an empty list to drop it. */
function dropUnless(keeps: (selector: Selector) => boolean) {
  return (selector: Selector): Selector[] | undefined => (keeps(selector) ? undefined : []);
}

/** Needs every name of its compound parts, and one of those that `:is()` and `:where()` choose from. */
function canMatch(selector: Selector, isUsed: IsUsed): boolean {
  return selector.every((part) => canBeThere(part, isUsed));
}

function canBeThere(part: SelectorComponent, isUsed: IsUsed): boolean {
  if (part.type === 'class' || part.type === 'type') return isUsed(part.name);
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
    return part.selectors.some((one) => canMatch(one, isUsed));
  return true;
}
