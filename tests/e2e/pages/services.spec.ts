import { expect, test } from '#tests/e2e/support/fixtures.ts';

const cards = [
  'AI Education and Training',
  'Robotics Solutions',
  'Veterans Program',
  'Physical AI',
  'Strategic AI Consulting',
  'Custom AI Development',
  'Enterprise-Wide Solutions',
  'AR/MR/XR',
  'Holograms',
];

const links = [
  ['AI Education and Training', '/education?from=services'],
  ['Robotics Solutions', '/porpoise-robotics'],
  ['Veterans Program', '/veterans-program?from=services'],
  ['Holograms', '/akron-holograms'],
  ['AI Visuals', '/ai-visuals'],
  ['Generated Video', '/generated-video'],
  ['Photography', '/photo-gallery'],
  ['Aerial', '/aerial'],
  ['Graphic Design', '/graphic-design'],
] as const;

for (const path of ['/services', '/creative-studio']) {
  test(`${path} shows the nine services and the studio`, async ({ page }) => {
    await page.goto(path);
    const services = page.locator('#services article');
    await expect(services).toHaveCount(cards.length);
    for (const [index, name] of cards.entries()) {
      await expect(services.nth(index).getByRole('heading', { level: 3 })).toContainText(name);
    }
    await expect(page.locator('#creative-studio article')).toHaveCount(5);
    for (const [name, href] of links) {
      const link = page.getByRole('article').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
  });
}

for (const address of [
  '/services#creative-studio',
  '/services?jump=creative-studio',
  '/services#aerial-photography',
  '/services#photography',
  '/creative-studio#cinematic-video-packages',
]) {
  test(`${address} lands on its section`, async ({ page }) => {
    await page.goto(address);
    const id = address.split(/[#=]/)[1];
    await expect
      .poll(() =>
        page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBe(32);
  });
}

test('the holograms card leaves a note for the way back', async ({ page }) => {
  await page.goto('/services');
  const card = page.getByRole('article').getByRole('link', { name: 'Holograms' });
  await expect(card).toHaveAttribute('data-sets-flag', '/services');
});
