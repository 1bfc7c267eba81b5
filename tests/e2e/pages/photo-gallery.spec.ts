import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

const photos = (page: Page) => page.locator('a[data-picture]').filter({ visible: true });
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Photo categories' }).getByRole('link', { name, exact: true });

const counts = { All: 26, People: 6, Product: 6, Environmental: 7, Sports: 7 };

async function openAwake(page: Page, address = '/photo-gallery'): Promise<void> {
  await page.goto(address);
  await untilAwake(page, 'gallery-filter');
  await untilAwake(page, 'lightbox');
}

test('the breadcrumb leads to services and photography; two links lead back, each elsewhere', async ({
  page,
}) => {
  await page.goto('/photo-gallery');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText([/Services/, /Photography/, 'Photo Gallery']);
  await expect(breadcrumb.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  await expect(breadcrumb.getByRole('link', { name: 'Photography' })).toHaveAttribute('href', '/photography');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['← Back to Services', '/services#photography'],
    ['← Back to Photography', '/photography'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

for (const [width, columns] of [
  [390, 1],
  [820, 2],
  [1440, 4],
] as const) {
  test(`at ${width} px the grid has ${columns} columns, and no hole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/photo-gallery');
    const boxes = await photos(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON()),
    );
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
    if (columns === 1) return;
    const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    const whole = await page.locator('.photo-grid').evaluate((grid) => grid.clientWidth * grid.clientHeight);
    expect(covered / whole).toBeGreaterThan(0.95);
  });
}

for (const [name, count] of Object.entries(counts)) {
  test(`${name} shows ${count} photos, says so, and the lightbox walks through them`, async ({ page }) => {
    await openAwake(page, name === 'All' ? '/photo-gallery#people' : '/photo-gallery');
    await filter(page, name).click();
    await expect(photos(page)).toHaveCount(count);
    await expect(filter(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.gallery-filter [aria-live]')).toHaveText(`${name}: ${count} photos`);
    await expect(page).toHaveURL(`/photo-gallery#${name.toLowerCase()}`);
    await photos(page).first().click();
    await expect(page.getByRole('dialog')).toContainText(`1 / ${count}`);
    await expect(page.getByRole('dialog')).toContainText(/Photo: Studio (Ember|Tide)/);
  });
}

test('the filter survives back, reload and a picture', async ({ page }) => {
  await openAwake(page);
  await filter(page, 'Sports').click();
  await filter(page, 'Product').click();
  await page.goBack();
  await expect(photos(page)).toHaveCount(7);
  await photos(page).first().click();
  await expect(page).toHaveURL('/photo-gallery?picture=surfers-breaking-wave#sports');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(photos(page)).toHaveCount(7);
  await page.reload();
  await expect(photos(page)).toHaveCount(7);
  await page.getByRole('link', { name: '← Back to Photography' }).click();
  await expect(page).toHaveURL('/photography');
  await page.goBack();
  await expect(photos(page)).toHaveCount(7);
});

test('a link to a photo that the filter hides walks through all', async ({ page }) => {
  await page.goto('/photo-gallery?picture=lens#sports');
  await expect(page.getByRole('dialog')).toContainText('24 / 26');
});

test('a jump to a form field leaves the filter as it is', async ({ page }) => {
  await openAwake(page, '/photo-gallery#people');
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  await page.getByRole('button', { name: 'Ask for a date' }).click();
  await page.getByRole('link', { name: 'Name is required' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(photos(page)).toHaveCount(6);
});

test('a shoot can be asked for with name, email and message alone', async ({ page }) => {
  await page.goto('/photo-gallery');
  await expect(page.getByRole('heading', { name: 'Want to book a shoot?' })).toBeVisible();
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('About the shoot').fill('Two portraits in May.');
  await page.getByRole('button', { name: 'Ask for a date' }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(
    "Message sent! We'll get back to you within 24 hours.",
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the filters work, are in the address and survive back', async ({ page }) => {
    await page.goto('/photo-gallery');
    await expect(photos(page)).toHaveCount(26);
    await filter(page, 'Environmental').click();
    await expect(photos(page)).toHaveCount(7);
    await expect(page).toHaveURL('/photo-gallery#environmental');
    await filter(page, 'People').click();
    await expect(photos(page)).toHaveCount(6);
    await page.goBack();
    await expect(photos(page)).toHaveCount(7);
  });
});
