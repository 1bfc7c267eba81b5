import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { chromiumWith } from './chromium.ts';
import { goBackToTheFloor } from './floor.ts';
import { sendThroughTrouble } from './form-journey.ts';
import { type Line, lineTo } from './line.ts';
import { type Browser, openEngine } from './open.ts';
import { type Visit, visitWith } from './visit.ts';
import { visitorJourneys } from './visitor-journeys.ts';

/** The oldest browsers are whole: a phone on which all is missing that one of them lacks. */
const errors: string[] = [];
const oldPhone = chromiumWith(
  async (page) => {
    page.on('pageerror', (error) => errors.push(String(error)));
    await goBackToTheFloor(page);
  },
  // The changed styles have other hashes.
  { bypassCSP: true, viewport: { width: 390, height: 844 } },
);

let site: Site;
let line: Line;
let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openEngine(oldPhone);
  site = await startSite();
  line = await lineTo(site.url);
  visit = visitWith(browser.tab, line.url);
});
afterAll(async () => {
  await browser?.close();
  line?.close();
  await site?.stop();
});

test('what they lack is taken out', async () => {
  await visit.open('/');
  const found = await visit.run(() => [
    'popover' in HTMLElement.prototype,
    'showPopover' in HTMLElement.prototype,
    'checkVisibility' in Element.prototype,
    'toWellFormed' in String.prototype,
    'withResolvers' in Promise,
    'fromAsync' in Array,
    'groupBy' in Object,
    'canParse' in URL,
    'any' in AbortSignal,
    'union' in Set.prototype,
    'startViewTransition' in document,
    'navigation' in window,
    'scheduler' in window,
    'requestIdleCallback' in window,
    document.querySelector('[popover]') !== null,
  ]);
  expect(found.filter(Boolean)).toEqual([]);
});

test('home, assistant, menu, gallery, accordion and a form through trouble', async () => {
  await visit.open('/');
  await visit.isAwake('assistant');
  await visit.fill('#assistant-q', 'how much is a hologram?');
  await visit.press('Enter');
  await visit.isAt('/akron-holograms');

  await visit.seesNot('#menu');
  await visit.click('header a', 'Menu');
  await visit.sees('#menu');
  await visit.click('#menu a', 'Contact');
  await visit.isAt('/contact');

  for (const title of [
    'the gallery filters, its pictures open, step and close, and the focus comes back',
    'an accordion opens and closes',
  ])
    await visitorJourneys[title]?.(visit);
  const contact = specifiedForms.find(({ id }) => id === 'contact');
  if (contact) await sendThroughTrouble(visit, contact, site, line);
  expect(errors).toEqual([]);
});
