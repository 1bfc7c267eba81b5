import { expect, expectAccessible, test } from '#tests/e2e/support/fixtures.ts';
import {
  answersFor,
  fill,
  fillTrap,
  formNamed,
  openForm,
  receiptOf,
  sendButton,
  storedRows,
} from '#tests/e2e/support/form-actions.ts';

const veterans = formNamed('veterans');
const aerial = formNamed('aerial');
const informationRequest = formNamed('information-request');

test.use({ provokedError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('what is typed survives a reload, except the trap, until the visitor clears it', async ({ page }) => {
  const form = await openForm(page, veterans);
  await fill(form, await answersFor(form, veterans, 'kept@example.org'));
  await fillTrap(form);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('spam.example');

  const again = await openForm(page, veterans);
  await expect(again.locator('[name=email]')).toHaveValue('kept@example.org');
  await expect(again.getByLabel('Coast Guard')).toBeChecked();
  await again.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect(again.locator('[name=email]')).toHaveValue('');
  await expect(again.getByLabel('Coast Guard')).not.toBeChecked();
  await expect(again.getByRole('button', { name: 'Clear what I typed' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('an entry that waits for the connection outlives the page, and two tabs send it once', async ({
  context,
  page,
  site,
}) => {
  const email = 'two-tabs@example.org';
  const form = await openForm(page, aerial);
  await fill(form, await answersFor(form, aerial, email));
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(form).toContainText("will be sent when you're back online");

  // A browser that crashed opens the page again, twice, without anybody touching the form.
  const tabs = [await context.newPage(), await context.newPage()];
  await page.close();
  await context.setOffline(false);
  const { promise: bothThere, resolve: release } = Promise.withResolvers<void>();
  await context.route('**/api/submissions/**', (route) => bothThere.then(() => route.continue()));
  await Promise.all(tabs.map((tab) => tab.goto(aerial.page)));
  for (const tab of tabs) await expect(sendButton(tab.locator('form'))).toHaveText(aerial.busy);
  release();
  for (const tab of tabs) await expect(receiptOf(tab.locator('form'))).toContainText(aerial.success);
  expect(storedRows(site, aerial, email)).toHaveLength(1);
});

test('leaving the page while it is being sent loses nothing and sends nothing twice', async ({
  page,
  site,
}) => {
  const email = 'unload@example.org';
  const form = await openForm(page, aerial);
  await fill(form, await answersFor(form, aerial, email));
  // It arrives, but the visitor is gone before the answer is.
  await page.route('**/api/submissions/**', async (route) => void (await route.fetch()));
  await sendButton(form).click();
  await expect.poll(() => storedRows(site, aerial, email).length).toBe(1);
  await page.goto('/about');
  await page.unroute('**/api/submissions/**');
  await page.goBack();
  await expect(receiptOf(page.locator('form'))).toContainText(aerial.success);
  expect(storedRows(site, aerial, email)).toHaveLength(1);
});

test('where a visitor came from is shown, sent, and can be taken out', async ({ page, site }) => {
  const email = 'origin@example.org';
  await page.goto('/services?utm_source=poster&utm_medium=qr', { referer: 'https://search.example/' });
  await page.evaluate(() => {
    const flags = JSON.parse(sessionStorage.getItem('site:visit') ?? '{}');
    flags.attribution.question = 'who films from the air?';
    sessionStorage.setItem('site:visit', JSON.stringify(flags));
  });
  const form = await openForm(page, aerial);
  await expect(form.getByLabel('The first page you opened here: /services?utm_source=poster')).toBeChecked();
  await expect(form.getByLabel('The campaign of that link: poster, qr')).toBeChecked();
  await form.getByLabel('You asked: who films from the air?').uncheck();
  await fill(form, await answersFor(form, aerial, email));
  await sendButton(form).click();
  await expect(receiptOf(form)).toContainText(aerial.success);
  await expectAccessible(page, 'form');
  expect(storedRows(site, aerial, email)).toMatchObject([
    {
      landing_page: '/services?utm_source=poster&utm_medium=qr',
      referrer: 'https://search.example/',
      utm: '{"source":"poster","medium":"qr"}',
      question: null,
    },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test('the code of the QR poster goes along', async ({ page, site }) => {
  const email = 'poster@example.org';
  const form = await openForm(page, informationRequest, '?src=poster-7');
  await fill(form, await answersFor(form, informationRequest, email));
  await sendButton(form).click();
  await expect(receiptOf(form)).toContainText(informationRequest.success);
  expect(storedRows(site, informationRequest, email)).toMatchObject([
    { source: 'QR Initiatives & Opportunities', source_param: 'poster-7' },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provokedError: /422/ });

  test('the code of the QR poster goes along, after a mistake too', async ({ page, site }) => {
    const email = 'plain-poster@example.org';
    await page.goto(`${informationRequest.page}?src=poster-8`);
    const form = page.locator('form');
    await fill(form, await answersFor(form, informationRequest, email));
    await form.locator('[name=name]').fill('R2D2');
    await sendButton(form).click();
    await form.locator('[name=name]').fill('Ana');
    await sendButton(form).click();
    await expect(receiptOf(form)).toContainText(informationRequest.success);
    expect(storedRows(site, informationRequest, email)).toMatchObject([
      { source: 'QR Initiatives & Opportunities', source_param: 'poster-8' },
    ]);
  });
});
