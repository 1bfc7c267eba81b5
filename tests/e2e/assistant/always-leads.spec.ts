import {
  answer,
  ask,
  holdTime,
  openHome,
  question,
  untilAnswered,
} from '#tests/e2e/support/assistant-actions.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const engine = '**/assets/answer-to-*.js';
const aliases = '**/assistant/aliases.json';

test.describe('whatever happens, a question ends in a page', () => {
  test('also when the pointer crosses the answer', async ({ page }) => {
    await openHome(page);
    await ask(page, 'how much is a hologram?');
    await untilAnswered(page);
    await answer(page).hover();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/');
    await page.mouse.move(5, 5);
    await page.clock.runFor(900);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/akron-holograms');
  });

  test('also when the pointer happens to lie where the answer appears', async ({ page }) => {
    await openHome(page);
    await page.locator('[data-bubble]').hover();
    await ask(page, 'how much is a hologram?');
    await untilAnswered(page);
    await page.clock.runFor(1100);
    await expect(page).toHaveURL('/akron-holograms');
  });

  test('also when a link of the answer had the focus, and while it has it, nothing leaves', async ({
    page,
  }) => {
    await openHome(page);
    await ask(page, 'how much is a hologram?');
    await untilAnswered(page);
    await answer(page).getByRole('link').first().focus();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Browse services →' }).focus();
    await page.clock.runFor(1100);
    await expect(page).toHaveURL('/akron-holograms');
  });

  test('whoever has read the answer can ask something else', async ({ page }) => {
    await openHome(page);
    await ask(page, 'how much is a hologram?');
    await untilAnswered(page);
    await answer(page).hover();
    await expect(question(page)).toBeEnabled();
    await question(page).fill('veterans');
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/');
    await question(page).press('Enter');
    await untilAnswered(page);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1100);
    await expect(page).toHaveURL('/veterans-program');
  });

  test('a finger that touches the answer holds it until it touches something else', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ baseURL: site.url, hasTouch: true });
    await openHome(page);
    await ask(page, 'how much is a hologram?');
    await untilAnswered(page);
    await answer(page)
      .getByText('this way to')
      .tap({ position: { x: 5, y: 5 } });
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/');
    await page.getByRole('heading', { level: 1 }).tap();
    await page.clock.runFor(1100);
    await expect(page).toHaveURL('/akron-holograms');
    await page.close();
  });

  test('also when the aliases do not arrive, in the same time', async ({ page }) => {
    await page.route(aliases, () => {});
    await openHome(page);
    await ask(page, 'how much is a hologram?');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/akron-holograms');
  });

  test('also when the file with the answers does not arrive, in the same time', async ({ page }) => {
    await page.route(engine, () => {});
    await openHome(page);
    await ask(page, 'how much is a hologram?');
    await expect(page.getByText('Prometheon is thinking...')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/akron-holograms');
  });

  test.describe('after a release', () => {
    test.use({ provokedError: /404/ });
    test('also when the file with the answers is gone', async ({ page }) => {
      await page.route(engine, (route) => route.fulfill({ status: 404 }));
      await openHome(page);
      await ask(page, 'how much is a hologram?');
      await page.clock.runFor(1000);
      await expect(page).toHaveURL('/akron-holograms');
    });
  });

  test.describe('without a connection', () => {
    test.use({ provokedError: /ERR_INTERNET_DISCONNECTED/ });
    test('the browser says so, and the question can be asked again', async ({ page, context }) => {
      await openHome(page);
      await context.setOffline(true);
      await ask(page, 'how much is a hologram?');
      await page.clock.runFor(1000);
      await expect(page).toHaveURL(/chrome-error/);
      await context.setOffline(false);
    });
  });

  for (const [path, words, anchor] of [
    ['/services', 'drone', 'aerial-photography'],
    ['/contact', 'address', 'office-address'],
  ] as const) {
    test(`also on the page that is open: ${words} on ${path}`, async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      const palette = page.getByRole('dialog', { name: 'Ask the assistant' });
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(palette).toBeVisible({ timeout: 1000 });
      }).toPass();
      await holdTime(page);
      for (const _ of ['first', 'second']) {
        await ask(page, words);
        await untilAnswered(page);
        await page.clock.runFor(1000);
        await expect(page).toHaveURL(`${path}#${anchor}`);
        await expect(palette).toBeHidden();
        await expect(page.locator(`#${anchor}`)).toBeInViewport();
        await page.keyboard.press('/');
        await expect(question(page)).toBeFocused();
        await expect(question(page)).toHaveValue('');
      }
    });
  }

  test('unless the visitor follows a link of the page, which in Firefox it would overtake', async ({
    page,
  }) => {
    // A page that never comes: while one is under way, Playwright waits for it.
    await page.route('**/never-comes', (route) => route.fulfill({ status: 204 }));
    await openHome(page);
    const link = page.getByRole('link', { name: 'Browse services →' });
    await link.evaluate((element) => element.setAttribute('href', '/never-comes'));
    await ask(page, 'how much is a hologram?');
    await untilAnswered(page);
    await link.click();
    await expect(answer(page)).toBeEmpty();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/');
    await expect(question(page)).toBeEnabled();
  });

  test('unless the visitor closes the palette', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    await page.keyboard.press('Control+k');
    await expect(question(page)).toBeFocused();
    await holdTime(page);
    await ask(page, 'drone');
    await untilAnswered(page);
    await page.keyboard.press('Escape');
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/about');
  });
});
