import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin, signIn as signInAs } from '#tests/support/staff.ts';

test('status and notes of a colleague reach the open sheet and the list by themselves', async ({
  page,
  site,
  database,
  signIn,
}) => {
  test.slow();
  const table = 'contact_submissions';
  const row = rowWith(table, { name: 'Watched' });
  await store(database, table, [row]);
  await makeAdmin(database, 'colleague@example.org');
  const cookie = await signInAs(site.url, 'colleague@example.org');
  const asColleague = (path: string, body: object) =>
    fetch(`${site.url}/api/admin/submissions/${table}/${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await signIn();
  await page.goto(`/admin?table=${table}&open=${row.id}`);
  const sheet = page.getByRole('dialog', { name: 'Watched' });
  await sheet.getByLabel('Add a note').fill('I am writing');
  await asColleague(`${row.id}/notes`, { text: 'I have called them.' });
  await expect(sheet).toContainText('I have called them.');
  await asColleague('status', { changes: [{ id: row.id, status: 'done' }] });
  await expect(sheet.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.getByLabel('Add a note')).toHaveValue('I am writing');
  await expect(sheet.getByLabel('Add a note')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-row="${row.id}"]`)).toHaveAttribute('data-status', 'done');
});

test('arrivals do not scroll the page, and are announced', async ({ page, database, signIn }) => {
  const table = 'photography_submissions';
  await store(database, table, [
    rowWith(table, { name: 'Heron Earlier', created_at: '2026-01-01T00:00:00.000Z' }),
  ]);
  await signIn();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`/admin?table=${table}&q=heron`);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  // The first news are there.
  await expect(page.getByRole('link', { name: /^Photography\s*\d+ new/ })).toBeVisible();
  await store(database, table, [
    rowWith(table, { name: 'Heron One' }),
    rowWith(table, { name: 'Heron Two' }),
  ]);
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '2 new submissions: Photography' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the focus is never behind the bars, nor lost after another page', async ({
  page,
  database,
  signIn,
}) => {
  test.slow();
  const table = 'video_generation_submissions';
  await store(
    database,
    table,
    Array.from({ length: 70 }, (_, n) =>
      rowWith(table, { name: `Heron ${n}`, created_at: new Date(Date.UTC(2026, 1, 1, 0, n)).toISOString() }),
    ),
  );
  await signIn();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/admin?table=${table}&q=heron`);
    await page.locator('[data-row] input').first().check();
    const bar = page.getByRole('region', { name: 'Selected submissions' });
    await expect(bar).toBeVisible();
    for (let n = 0; n < 20; n++) {
      await page.keyboard.press('j');
      const hidden = await page.evaluate(() => {
        const [focus, bars] = [document.activeElement, document.querySelector('.bars')].map((element) =>
          element?.getBoundingClientRect(),
        );
        return (focus?.bottom ?? 0) > (bars?.top ?? 0);
      });
      expect(hidden, `row ${n} at ${width} px`).toBe(false);
    }
    await page.getByRole('button', { name: 'Next page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-row]')).toHaveCount(20);
    await expect(page.locator('[data-row] .row-open').first()).toBeFocused();
    await expect(page.locator('[data-row] .row-open').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Previous page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-row]')).toHaveCount(50);
    await expect(page.locator('[data-row] .row-open').first()).toBeFocused();
  }
});

test('pressed status and sort direction are seen in forced colors', async ({ page, database, signIn }) => {
  const table = 'ai_visuals_submissions';
  const row = rowWith(table, { name: 'Plain' });
  await store(database, table, [row]);
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn();
  await page.goto(`/admin?table=${table}`);
  const arrow = (name: string) =>
    page
      .getByRole('columnheader', { name })
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button, '::after').content);
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  expect(await arrow('Date')).not.toBe('none');
  expect(await arrow('Name')).toBe('none');
  await page.goto(`/admin?table=${table}&open=${row.id}`);
  const sheet = page.getByRole('dialog', { name: 'Plain' });
  const ground = (name: string) =>
    sheet
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(sheet.getByRole('button', { name: 'New', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await ground('New')).not.toBe(await ground('Done'));
});
