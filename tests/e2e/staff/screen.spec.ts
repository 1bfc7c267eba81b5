import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'education_applications';

/** Rows from top to bottom on the screen, and where the first begins. */
function onScreen(page: Page) {
  return page.locator('[data-row]').evaluateAll((rows) => {
    const places = rows.map((row) => row.getBoundingClientRect());
    return { whole: places.filter(({ bottom }) => bottom <= innerHeight).length, first: places[0]?.top };
  });
}

test('list and message side by side, from one to the next, and what one made of the list', async ({
  page,
  database,
  signIn,
}) => {
  test.slow();
  await store(
    database,
    table,
    Array.from({ length: 30 }, (_, n) =>
      rowWith(table, {
        first_name: 'Pupil',
        last_name: `Number ${n}`,
        phone: '+1 (619) 555-0142 ext. 7',
        course_interest: n % 2 ? 'Robotics 101' : 'AI Bootcamp',
        created_at: new Date(Date.UTC(2026, 5, 1, 0, n)).toISOString(),
      }),
    ),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  for (const path of [`/admin?table=${table}`, '/admin/all']) {
    await page.goto(path);
    await expect(page.locator('[data-row]')).toHaveCount(30);
    expect((await onScreen(page)).whole, path).toBeGreaterThanOrEqual(12);
  }

  await page.goto(`/admin?table=${table}`);
  await page.getByRole('button', { name: 'Pupil Number 29' }).click();
  const message = page.getByRole('dialog', { name: 'Pupil Number 29' });
  await expect(message.getByRole('link', { name: '+1 (619) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16195550142',
  );
  expect((await onScreen(page)).whole).toBeGreaterThanOrEqual(12);
  const [pane, list] = [await message.boundingBox(), await page.locator('.submissions').boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(pane?.x ?? 0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  // The list stays in use, and the message follows the keys and the buttons.
  await page.getByLabel('Select Pupil Number 28').check();
  await page.getByLabel('Select Pupil Number 28').uncheck();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: 'Pupil Number 28' })).toBeVisible();
  await page.getByRole('button', { name: 'Next submission' }).click();
  await expect(page.getByRole('dialog', { name: 'Pupil Number 27' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous submission' }).click();
  await expect(page.getByRole('dialog', { name: 'Pupil Number 28' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pupil Number 28' })).toBeFocused();

  await page.getByLabel('Course interest').selectOption('Robotics 101');
  await expect(page.locator('[data-row]')).toHaveCount(15);
  await expect(page).toHaveURL(/course_interest=Robotics\+101/);
  await page.getByRole('button', { name: 'Columns and views' }).click();
  const own = page.getByRole('dialog', { name: 'Columns and views' });
  await own.getByLabel('Course interest').check();
  await expect(page.locator('th', { hasText: 'Course interest' })).toHaveCount(1);
  await own.getByLabel('Save what the list shows now as').fill('Robots');
  await own.getByRole('button', { name: 'Save view' }).click();
  await own.getByRole('button', { name: 'Rename Robots' }).click();
  await own.getByLabel('New name of “Robots”').fill('Robotics');
  await own.getByLabel('New name of “Robots”').press('Enter');
  await expect(own.getByRole('link', { name: 'Robotics' })).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Close' }).click();
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Robotics' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(15);
  await expect(page.locator('[data-row]').first()).toContainText('Robotics 101');
  await page.getByRole('button', { name: 'Columns and views' }).click();
  await own.getByRole('button', { name: 'Remove Robotics' }).click();
  await expect(own.getByText('“Robotics” was removed.')).toBeVisible();
  await expect(page.locator('.view-links')).toHaveCount(0);
});

test('on a phone the list begins in the first third, and all pages are in a menu', async ({
  page,
  database,
  signIn,
}) => {
  await store(database, 'contact_submissions', [rowWith('contact_submissions', { name: 'First' })]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  for (const path of ['/admin', '/admin/all']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'First' })).toBeVisible();
    await expect(page.locator('.due-total')).not.toBeEmpty();
    expect((await onScreen(page)).first, path).toBeLessThan(844 / 3);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const pages = page.getByRole('navigation', { name: 'Staff' });
  await expect(pages.getByRole('link', { name: 'Audit' })).toBeVisible();
  await expectAccessible(page);
  await pages.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Audit' })).toBeHidden();
  await page.getByLabel('What').selectOption('signed in');
  await expect(page).toHaveURL(/action=signed\+in/);
  await expect(page.getByRole('cell', { name: 'signed in' }).first()).toBeVisible();
  await page.goto('/admin/audit?action=signed+in&to=2020-01-01');
  await expect(page.getByText('Nothing was written down for this filter.')).toBeVisible();
  await expectAccessible(page);
});
