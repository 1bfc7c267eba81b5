import { expect, vi } from 'vitest';
import type { Key, Tab } from './tab.ts';

/** What a visitor does and sees, said once for every engine. All of it waits as long as it takes. */
export type Visit = ReturnType<typeof visitWith>;

const patience = { timeout: 60_000, interval: 50 };

export function visitWith(tab: Tab, origin: string) {
  const inSight = (selector: string, words = '') => tab.run(countInSight, selector, words);

  const visit = {
    open: (path: string) => tab.go(origin + path),
    back: () => tab.back(),
    type: (text: string) => tab.type(text),
    press: (key: Key) => tab.press(key),
    run: tab.run,
    /** What is in sight that a selector and some words of it name. */
    sees: (selector: string, words = '') =>
      expect
        .poll(() => inSight(selector, words), { ...patience, message: `${selector} “${words}”` })
        .toBeGreaterThan(0),
    seesNot: (selector: string, words = '') =>
      expect
        .poll(() => inSight(selector, words), { ...patience, message: `no ${selector} “${words}”` })
        .toBe(0),
    isAt: (address: string) =>
      expect
        .poll(
          () => tab.run(() => location.pathname + location.search + location.hash).catch(() => ''),
          patience,
        )
        .toBe(address),
    async click(selector: string, words = '') {
      const where = await visit.until(() => tab.run(restingPlace, selector, words), `${selector} “${words}”`);
      await tab.clickAt(where.x, where.y);
    },
    /** So fast that the page can do nothing in between. */
    clickTwice: (selector: string) =>
      tab.run((css) => {
        const button = document.querySelector<HTMLElement>(css);
        button?.click();
        button?.click();
      }, selector),
    async fill(selector: string, text: string) {
      await visit.click(selector);
      await tab.type(text);
    },
    isAwake: (island: string) => visit.exists(`[data-island="${island}"][data-awake]`),
    exists: (selector: string) =>
      expect.poll(() => tab.run(count, selector), { ...patience, message: selector }).toBeGreaterThan(0),
    existsNot: (selector: string) =>
      expect.poll(() => tab.run(count, selector), { ...patience, message: `no ${selector}` }).toBe(0),
    /** What it gives, once that is something. A page on its way out may fail to answer. */
    until: <Found>(look: () => Promise<Found | null>, what: string): Promise<Found> =>
      vi.waitFor(async () => {
        const found = await look();
        if (found === null) throw new Error(`not to be found: ${what}`);
        return found;
      }, patience),
  };
  return visit;
}

function count(selector: string): number {
  return document.querySelectorAll(selector).length;
}

function countInSight(selector: string, words: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      (element.textContent ?? '').includes(words) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  ).length;
}

/** Where an element can be pressed, once it has stopped moving and nothing lies over it. */
async function restingPlace(selector: string, words: string): Promise<{ x: number; y: number } | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      (one.textContent ?? '').includes(words) &&
      one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility === 'visible',
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = middle();
  // While a page fades in, all of it lies behind its own picture, and a press would be lost.
  const isFree = element.contains(document.elementFromPoint(x, y));
  return isFree && before.x === x && before.y === y ? { x, y } : null;
}
