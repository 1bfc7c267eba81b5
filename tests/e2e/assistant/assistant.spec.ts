import { ask, openHome, question, untilAnswered } from '#tests/e2e/support/assistant-actions.ts';
import { expect, expectAccessible, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

test.describe('on the home page', () => {
  test.beforeEach(({ page }) => openHome(page));

  test('thinks, says why, and leads on after a second', async ({ page }) => {
    await question(page).fill('how much is a hologram?');
    await page.getByRole('button', { name: 'Ask' }).click();
    await untilAnswered(page);
    await expect(page.getByText('Prometheon is thinking...')).toBeVisible();
    await expect(page.getByText('“hologram”')).toBeVisible();
    await expect(question(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Ask' })).toBeDisabled();
    await page.clock.runFor(900);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/akron-holograms');
  });

  test('sends a question it does not understand to contact, and takes it along', async ({ page }) => {
    await ask(page, 'xyzzy plugh frotz');
    const words = "I'm not sure I understand. You can get in touch with us directly here:";
    await expect(page.locator('#toasts')).toContainText(words);
    await untilAnswered(page);
    await page.clock.runFor(1400);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/contact');
    await page.getByLabel('Your name').focus();
    await expect(page.getByLabel('You asked: xyzzy plugh frotz')).toBeChecked();
  });

  test('asks back when the word is partner alone', async ({ page }) => {
    await ask(page, 'Partner');
    await expect(page.locator('#toasts')).toContainText(
      'Are you looking to explore our business partnerships, or learn about our robotics partner, Porpoise Robotics?',
    );
    await untilAnswered(page);
    await page.clock.runFor(1600);
    await expect(page).toHaveURL('/partner-with-us');
  });

  test('lands at the office address', async ({ page }) => {
    await ask(page, 'where are you located');
    await untilAnswered(page);
    await page.clock.runFor(1100);
    await expect(page).toHaveURL('/contact#office-address');
    await expect(page.locator('#office-address')).toBeInViewport();
  });

  test('turns its prompts every five seconds, back to the second, and rests while one types', async ({
    page,
  }) => {
    const prompt = page.locator('.assistant-prompt');
    await page.mouse.move(5, 700);
    await expect(prompt).toHaveText("Tell me what you need. I'll take you there.");
    await page.clock.runFor(5000);
    await expect(prompt).toHaveText('My son is 15 and likes robots.');
    for (let turn = 0; turn < 6; turn++) await page.clock.runFor(5000);
    await expect(prompt).toHaveText('My son is 15 and likes robots.');
    await question(page).fill('r');
    await page.clock.runFor(20_000);
    await expect(prompt).toHaveText('My son is 15 and likes robots.');
  });

  test('suggests while one types; arrows and Enter choose', async ({ page }) => {
    await question(page).pressSequentially('holo');
    const options = page.getByRole('option');
    await expect(options).toHaveCount(1);
    await question(page).press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await question(page).press('Enter');
    await untilAnswered(page);
    await page.clock.runFor(1100);
    await expect(page).toHaveURL('/akron-holograms');
  });
});

test('what was typed before the script arrived stays', async ({ page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/assistant-view-*.js', (route) => typed.then(() => route.continue()));
  await page.goto('/');
  await question(page).fill('drone');
  release();
  await untilAwake(page, 'assistant');
  await expect(question(page)).toHaveValue('drone');
  await question(page).press('End');
  await question(page).pressSequentially(' f');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
});

test('opens on any page with a key, and closes with Escape', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ask the assistant' });
  await expect(palette).toBeVisible();
  await expect(question(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.press('/');
  await question(page).fill('veterans');
  await question(page).press('Enter');
  await expect(page).toHaveURL('/veterans-program');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a question is a form that redirects', async ({ page }) => {
    await page.goto('/');
    await ask(page, 'drone film of my house');
    await expect(page).toHaveURL('/services#aerial-photography');
  });
});

test('a question in Spanish is led on, with one sentence in Spanish', async ({ page }) => {
  await page.goto('/');
  await untilAwake(page, 'assistant');
  await page.getByRole('combobox').focus();
  // What it knows of Spanish comes in the background.
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox').fill('cuánto cuesta el curso de robótica para mi hijo');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.locator('[data-bubble] [lang=es]')).toHaveText(/escribirnos en español/);
  await expect(page).toHaveURL(/\/(education|bootcamp)/);
});
