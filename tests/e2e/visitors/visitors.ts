import type { Page } from '@playwright/test';
import { expect, untilAwake } from '#tests/e2e/support/fixtures.ts';
import { answersFor, sendButton } from '#tests/e2e/support/form-actions.ts';
import { type Check, formsOf, isStored, newAddress, opened } from './checks.ts';

/** The page as it is printed. */
export function onPaper(...checks: Check[]): Check {
  return async (page, where) => {
    await page.emulateMedia({ media: 'print' });
    await opened(...checks)(page, where);
  };
}

/** A telephone of some years ago, on a train. The page is read, and written on, before its scripts have come. */
export function onSlowDevice(...checks: Check[]): Check {
  return async (page, where) => {
    const session = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(where.path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    for (const check of checks) await check(page, where);
    await session.detach();
  };
}

/** The page in another language, as the browser's translator leaves it: other elements, longer words. */
export function translated(...checks: Check[]): Check {
  return opened(
    async (page, { path }) => {
      for (const { id } of formsOf(path)) {
        await page.locator(`#${id}-form input:visible`).first().focus();
        await untilAwake(page, 'form');
      }
      await page.evaluate(translate);
    },
    ...checks,
  );
}

function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent || parent.closest('script, style, option, textarea')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    // German takes about a third more.
    inner.textContent = text.textContent.replaceAll(
      /\p{L}{4,}/gu,
      (word) => word + word.slice(0, word.length / 3),
    );
    outer.append(inner);
    parent.replaceChild(outer, text);
  }
}

/** Site data is blocked, as in strict settings: every store and lock says no. */
export function withoutStorage(...checks: Check[]): Check {
  return async (page, where) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      LockManager.prototype.request = () => Promise.reject(new DOMException('Insecure', 'SecurityError'));
    });
    await opened(...checks)(page, where);
  };
}

/** A browser that knows neither our colors nor popovers, and whose scripts find that out. */
export async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = () => false;
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await page.route('**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const older = (await response.text())
      .replaceAll('oklch', 'not-known-then')
      .replace(/ popover(target(action)?)?="[^"]*"/gi, '');
    await route.fulfill({ response, body: older });
  });
}

/** There a page is plain: black on white, its menu closed, its scripts asleep. */
export function belowTheFloor(...checks: Check[]): Check {
  return async (page, where) => {
    await page.unrouteAll();
    await makeOld(page);
    await page.goto(where.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('[data-awake]')).toHaveCount(0);
    for (const check of checks) await check(page, where);
  };
}

/** Filled in all at once by the browser, without a key or a touch in any field. */
export const autofilled: Check = async (page, { path, site }) => {
  for (const form of formsOf(path)) {
    const email = newAddress();
    const element = page.locator(`#${form.id}-form`);
    await element.evaluate(fillIn, await answersFor(element, form, email));
    await sendButton(element).click();
    await isStored(page, site, form, email);
  }
};

function fillIn(form: Element, answers: [string, string | string[]][]): void {
  for (const [name, value] of answers)
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`)) {
      if (!Array.isArray(value))
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      else if (value.includes(field.value) && !field.checked) field.click();
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
}
