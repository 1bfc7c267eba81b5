import type { Page } from '@playwright/test';
import { chromiumAs } from './chromium.ts';

/** Words of markup and styles that came after Chrome 111, Firefox 115 or Safari 16.4. */
const newerWords: [RegExp, string][] = [
  [/ popover(target(action)?)?="[^"]*"/gi, ''],
  [/:popover-open|::details-content/g, ':not-known-then'],
  [/:has\(/g, ':not-known-then('],
  [/@(property|view-transition|starting-style)/g, '@not-known-then'],
  [/\b(content-visibility|text-wrap|overflow-clip-margin):/g, 'not-known-then:'],
];

/** A browser of the floor: Chromium, from whose pages and scripts all that came later is taken out. */
export const oldestBrowser = chromiumAs('The oldest browser', async (page) => {
  await page.addInitScript(removeNewerFunctions);
  await takeOutNewerWords(page);
});

export async function takeOutNewerWords(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!response.headers()['content-type']?.includes('html')) return route.fulfill({ response });
    const html = await response.text();
    const body = newerWords.reduce((text, [word, then]) => text.replace(word, then), html);
    await route.fulfill({ response, body });
  });
}

function removeNewerFunctions(): void {
  const newer: [object, string[]][] = [
    [Element.prototype, ['checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction', 'commandForElement']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Array, ['fromAsync']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [window, ['navigation', 'scheduler', 'Iterator', 'requestIdleCallback', 'cookieStore']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}
