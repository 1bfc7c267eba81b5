import type { Page } from '@playwright/test';

type Spot = [x: number, y: number];

/** Between two touch events, in seconds: what gestures are told by, whatever the machine is doing. */
const moment = 0.02;

/** Real fingers: touch events through the browser's own input, as a phone would send them. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;

  function send(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) {
    timestamp += moment;
    return session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    });
  }

  /** Every finger from one spot to another in a few steps, then up. */
  async function drag(...ways: [from: Spot, to: Spot][]) {
    const spotsAt = (part: number) =>
      ways.map(([[x, y], [toX, toY]]): Spot => [x + (toX - x) * part, y + (toY - y) * part]);
    await send('touchStart', spotsAt(0));
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', spotsAt(part));
    await send('touchEnd', []);
  }

  async function doubleTap(spot: Spot) {
    for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const) {
      await send(type, type === 'touchStart' ? [spot] : []);
    }
  }

  return { drag, doubleTap };
}
