import { answer, ask, openHome, untilAnswered } from '#tests/e2e/support/assistant-actions.ts';
import { expect, expectAccessible, test } from '#tests/e2e/support/fixtures.ts';

test.beforeEach(({ page }) => openHome(page));

for (const [words, ways] of [
  ['partner', ['/partner-with-us', '/porpoise-robotics']],
  ['Partnership?', ['/partner-with-us', '/porpoise-robotics']],
  ['discount', ['/contact', '/education', '/veterans-program']],
  ['xyzzy plugh frotz', ['/contact', '/services', '/explore']],
] as const) {
  test(`“${words}” can be answered with a click, in the bubble and in the toast`, async ({ page }) => {
    await ask(page, words);
    await untilAnswered(page);
    for (const place of [answer(page), page.locator('#toasts')]) {
      const links = place.getByRole('link');
      await expect(links).toHaveCount(ways.length);
      for (const [index, way] of ways.entries()) await expect(links.nth(index)).toHaveAttribute('href', way);
    }
    const chosen = ways[1];
    await page.locator('#toasts').locator(`a[href="${chosen}"]`).click();
    await expect(page).toHaveURL(chosen);
  });
}

for (const way of ['/contact', '/services', '/explore']) {
  test(`in the bubble ${way} stays under the pointer that presses it`, async ({ page }) => {
    await ask(page, 'xyzzy plugh frotz');
    await untilAnswered(page);
    const box = await answer(page).locator(`a[href="${way}"]`).boundingBox();
    if (!box) throw new Error('The link is not on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // What the press changes on the page is drawn before the finger is lifted.
    await expect(answer(page)).toContainText('Take your time.');
    await page.mouse.up();
    await expect(page).toHaveURL(way);
  });
}

test('whoever reads the toast is not taken away', async ({ page }) => {
  await ask(page, 'partner');
  const toast = page.locator('#toasts').getByText('Are you looking to explore');
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/');
  await page.mouse.move(5, 5);
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/partner-with-us');
});

test('a way that is chosen by keyboard wins over the timer', async ({ page }) => {
  await ask(page, 'partner');
  await untilAnswered(page);
  await answer(page).getByRole('link', { name: 'Porpoise Robotics' }).focus();
  await page.clock.runFor(10_000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/porpoise-robotics');
});

test('an answer that is read is accessible, in the bubble and in the toast', async ({ page }) => {
  await ask(page, 'discount');
  await untilAnswered(page);
  await answer(page).hover();
  await page.clock.resume();
  await expectAccessible(page);
});
