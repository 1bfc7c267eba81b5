import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

async function sendForm(page: Page, message: string, button: string): Promise<void> {
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel(message).fill('By May, please.');
  await page.getByRole('button', { name: button }).click();
}

const receipt = (page: Page) => page.locator('form').getByRole('status');
const inquirySent = "Message sent! Thanks for your inquiry. We'll be in touch soon.";

test('photography names its eight specialities, books and leads back', async ({ page }) => {
  await page.goto('/photography');
  const specialities = [
    'Lifestyle',
    'Extreme sports',
    'Product',
    'Underwater',
    'Events',
    'Corporate',
    'Headshots',
    'Real estate',
  ];
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(specialities);
  const links = (href: string) => page.getByRole('main').locator(`a[href="${href}"]`);
  await expect(links('/services#photography').first()).toHaveText('← Back to Services');
  await expect(links('/services#creative-studio')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Want to book a shoot?' })).toBeVisible();
  await expect(page.locator('form').getByRole('textbox').filter({ visible: true })).toHaveCount(3);
  await sendForm(page, 'About the shoot', 'Ask for a date');
  await expect(receipt(page)).toContainText("Message sent! We'll get back to you within 24 hours.");
});

test('AI visuals shows twelve pictures and takes a brief', async ({ page }) => {
  await page.goto('/ai-visuals');
  await expect(page.locator('a[data-picture]')).toHaveCount(12);
  await expect(page.getByRole('link', { name: '← Back to Services' }).first()).toHaveAttribute(
    'href',
    '/services#creative-studio',
  );
  await sendForm(page, 'Your picture', 'Send the brief');
  await expect(receipt(page)).toContainText(inquirySent);
});

test('graphic design shows four examples, opens the partner in a new tab and takes a brief', async ({
  page,
}) => {
  await page.goto('/graphic-design');
  await expect(page.locator('a[data-picture]')).toHaveCount(4);
  const partner = page.getByRole('link', { name: /^Visit Porpoise Robotics/ });
  await expect(partner).toHaveAttribute('href', 'https://porpoise-robotics.example');
  await expect(partner).toHaveAttribute('target', '_blank');
  await expect(partner).toHaveAttribute('rel', 'noopener noreferrer');
  await sendForm(page, 'Your project', 'Send the brief');
  await expect(receipt(page)).toContainText(inquirySent);
});
