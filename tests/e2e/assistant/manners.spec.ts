import { prompts } from '#app/content/assistant.ts';
import { openHome, question } from '#tests/e2e/support/assistant-actions.ts';
import { expect, expectAccessible, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

const [greeting, second] = prompts;

test('the / key can be turned off for good, and Ctrl K remains', async ({ page }) => {
  await page.goto('/about');
  const palette = page.getByRole('dialog', { name: 'Ask the assistant' });
  await page.keyboard.press('/');
  await expect(palette).toBeVisible();
  await palette.getByRole('button', { name: 'Turn off the / key' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(palette).toBeHidden();

  await page.goto('/');
  await untilAwake(page, 'assistant');
  await page.keyboard.press('/');
  await expect(question(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(question(page)).toBeFocused();
  await page.getByRole('button', { name: 'Turn on the / key' }).click();
  await page.locator('main').focus();
  await page.keyboard.press('/');
  await expect(question(page)).toBeFocused();
});

test('the prompts can be paused by keyboard, and turned again', async ({ page }) => {
  await openHome(page);
  const prompt = page.locator('.assistant-prompt');
  await page.getByRole('button', { name: 'Pause the prompts' }).press('Enter');
  await page.clock.runFor(30_000);
  await expect(prompt).toHaveText(greeting);
  await page.getByRole('button', { name: 'Turn the prompts again' }).press('Enter');
  await page.clock.runFor(5000);
  await expect(prompt).toHaveText(second);
});

test('the prompts can be paused with a finger, on a target of 44 pixels', async ({ browser, site }) => {
  const page = await browser.newPage({
    baseURL: site.url,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await openHome(page);
  const pause = page.getByRole('button', { name: 'Pause the prompts' });
  const size = await pause.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await pause.tap();
  await page.clock.runFor(30_000);
  await expect(page.locator('.assistant-prompt')).toHaveText(greeting);
  await page.close();
});

test.describe('for whoever wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the ember rests, the first prompt stays, and there is nothing to pause', async ({ page }) => {
    await openHome(page);
    const prompt = page.locator('.assistant-prompt');
    await page.clock.runFor(30_000);
    await expect(prompt).toHaveText(greeting);
    await expect(page.getByRole('button', { name: 'Pause the prompts' })).toBeHidden();
    for (const moving of ['.ember', '.assistant-prompt']) {
      await expect(page.locator(moving).first()).toHaveCSS('animation-name', 'none');
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
