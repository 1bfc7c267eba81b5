import { expect, test } from '#tests/e2e/support/fixtures.ts';
import {
  answersFor,
  fill,
  formNamed,
  openForm,
  receiptOf,
  sendButton,
  storedRows,
} from '#tests/e2e/support/form-actions.ts';

/** What private windows, strict settings, old browsers and addresses without TLS take away from a page. */
const taken: Record<string, () => void> = {
  'storage that throws': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'storage that is missing': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { value: null });
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'storage that holds nonsense': () => {
    for (const name of ['draft', 'key', 'sending']) localStorage.setItem(`site:${name}:aerial`, '{"values":');
    sessionStorage.setItem('site:visit', 'null');
  },
  'beacons that are missing': () => {
    Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined });
  },
  'locks that reject': () => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('Insecure', 'SecurityError'));
  },
  'locks that throw': () => {
    LockManager.prototype.request = () => {
      throw new DOMException('Insecure', 'SecurityError');
    };
  },
  'locks that are missing': () => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  },
  'a lock that another tab never gives back': () => {
    navigator.locks.request('form:aerial', () => new Promise(() => {}));
  },
  'what a page without TLS lacks': () => {
    for (const name of ['randomUUID', 'subtle'])
      Object.defineProperty(Crypto.prototype, name, { value: undefined });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  },
  'what older browsers lack': () => {
    const lacking: [object, string][] = [
      [AbortSignal, 'timeout'],
      [AbortSignal, 'any'],
      [String.prototype, 'toWellFormed'],
      [Array.prototype, 'toSorted'],
      [Array.prototype, 'toReversed'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Promise, 'withResolvers'],
      [window, 'structuredClone'],
      [window, 'requestIdleCallback'],
      [Element.prototype, 'checkVisibility'],
    ];
    for (const [owner, name] of lacking) Object.defineProperty(owner, name, { value: undefined });
  },
  'a device that wrongly says it is offline': () => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  },
};

const aerial = formNamed('aerial');
const contact = formNamed('contact');

for (const [index, [what, take]] of Object.entries(taken).entries())
  test(`the form is sent in spite of ${what}`, async ({ page, site }) => {
    const email = `blocked-${index}@example.org`;
    await page.addInitScript(take);
    const form = await openForm(page, aerial);
    await fill(form, await answersFor(form, aerial, email));
    await sendButton(form).click();
    await expect(receiptOf(form)).toContainText(aerial.success);
    expect(storedRows(site, aerial, email)).toHaveLength(1);
  });

test.describe('and when something goes wrong as well', () => {
  test.use({ provokedError: /ERR_FAILED|Failed to load/ });

  for (const what of ['storage that throws', 'storage that is full'])
    test(`with ${what} a lost answer does not make two entries of one`, async ({ page, site }) => {
      const email = `${what.replaceAll(' ', '-')}@example.org`;
      await page.addInitScript(taken[what] ?? (() => {}));
      await page.addInitScript(taken['locks that reject'] ?? (() => {}));
      const form = await openForm(page, aerial);
      await sendButton(form).click();
      await expect(form.getByRole('alert')).toContainText('Name is required');
      await fill(form, await answersFor(form, aerial, email));
      // It arrives, and its answer is lost: what the page remembers makes the second try the same entry.
      await page.route('**/api/submissions/**', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await sendButton(form).click();
      await expect(form.getByRole('alert')).toContainText(String(aerial.networkError));
      await page.unroute('**/api/submissions/**');
      await sendButton(form).click();
      await expect(receiptOf(form)).toContainText(aerial.success);
      expect(storedRows(site, aerial, email)).toHaveLength(1);
    });

  test('a login page that a hotel puts in between is no receipt', async ({ page }) => {
    const form = await openForm(page, contact);
    await fill(form, await answersFor(form, contact, 'hotel@example.org'));
    await page.route('**/api/submissions/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Welcome to our hotel</title>' }),
    );
    await sendButton(form).click();
    await expect(form.getByRole('alert').locator('p')).toHaveText(
      'Network error: The server answered with status 200. Please try again or email us directly at hello@prometheon.example',
    );
    await expect(form.locator('[name=email]')).toHaveValue('hotel@example.org');
  });
});
