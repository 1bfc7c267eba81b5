import { afterAll, beforeAll, expect, test } from 'vitest';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { chromiumWith } from './chromium.ts';
import { goBackToTheFloor } from './floor.ts';
import { sendThroughTrouble } from './form-journey.ts';
import { type OpenVisit, openVisit } from './open-visit.ts';
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

let opened: OpenVisit;
beforeAll(async () => {
  opened = await openVisit(oldPhone);
});
afterAll(() => opened?.close());

test('what they lack is taken out', async () => {
  const { visit } = opened;
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
  const { visit, site, line } = opened;
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
