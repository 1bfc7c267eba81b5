import type { PlaywrightTestOptions } from '@playwright/test';
import { accessibleInEveryState, highContrast, namedAndAnnounced } from './assistive-checks.ts';
import { type Check, fits, inReach, leadsOn, opened, sendsItsForm, without } from './checks.ts';
import { paintedOnPaper, stillMoving } from './look-at.ts';
import { borderless, fadedWords, pale } from './look-at-colors.ts';
import { wrongTokens } from './look-at-forms.ts';
import { autofilled, belowTheFloor, onPaper, onSlowDevice, translated, withoutStorage } from './visitors.ts';

type Condition = {
  use: Partial<PlaywrightTestOptions>;
  check: Check;
  /** Looked at by `npm test` too, since it takes little time. */
  always?: true;
};

const sidewaysPhone = { viewport: { width: 844, height: 390 } };
const smallPhone = { viewport: { width: 320, height: 640 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Who visits, and what must hold for them on every page. */
export const conditions: Record<string, Condition> = {
  '320 px wide': { use: smallPhone, check: opened(fits), always: true },
  'a phone on its side': { use: sidewaysPhone, check: opened(fits), always: true },
  'less motion': {
    use: { contextOptions: { reducedMotion: 'reduce' } },
    check: opened(without(stillMoving)),
    always: true,
  },
  paper: {
    use: {},
    check: onPaper(without(paintedOnPaper), without(pale)),
    always: true,
  },
  'a small phone in the hand': {
    use: { ...smallPhone, hasTouch: true },
    check: opened(inReach, sendsItsForm),
  },
  // 1280 × 1024 px, of which a quarter each way is left.
  '400 % zoom': {
    use: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    check: opened(fits, inReach, sendsItsForm),
  },
  'a sideways phone in the hand': {
    use: { ...sidewaysPhone, hasTouch: true },
    check: opened(inReach, sendsItsForm),
  },
  'forced colors': {
    use: { contextOptions: { forcedColors: 'active' } },
    check: opened(without(borderless), without(fadedWords), sendsItsForm),
  },
  'more contrast': {
    use: { contextOptions: { contrast: 'more' } },
    check: opened(highContrast),
  },
  'no scripts': {
    use: { javaScriptEnabled: false, ...phone },
    check: opened(fits, inReach, leadsOn, sendsItsForm),
  },
  'slow line and processor': { use: phone, check: onSlowDevice(sendsItsForm) },
  'translated page': { use: phone, check: translated(fits, inReach, autofilled) },
  'storage blocked': { use: {}, check: withoutStorage(inReach, sendsItsForm) },
  'below the floor': {
    // The changed styles have other hashes.
    use: { bypassCSP: true, ...phone },
    check: belowTheFloor(sendsItsForm),
  },
  autofill: { use: {}, check: opened(without(wrongTokens), autofilled) },
  'screen reader': { use: {}, check: opened(namedAndAnnounced) },
  'axe, in every state': { use: phone, check: opened(accessibleInEveryState) },
};
