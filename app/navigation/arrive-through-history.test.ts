import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE } from './fake-link.ts';
import { FakeTab } from './fake-tab.ts';

let tab: FakeTab;

beforeEach(() => {
  tab = new FakeTab();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where the visitor came from', () => {
  test('is one step back in history, where the page is as it was left', () => {
    tab.open('/about');
    const about = tab.page;
    expect(tab.follow('/contact').own).toMatchObject({ to: '/about', textContent: 'Go Back' });
    expect(tab.press('page')).toBe(about);
    expect(tab.entries).toHaveLength(2);
  });

  test.each([
    ['a stranger led here', '/contact', 'https://search.example/', '/', '← Back to Home'],
    ['nothing is known', '/contact', '', '/', '← Back to Home'],
    ['a lookalike led here', '/akron-holograms', `${SITE}.evil.example/`, '/services', 'Go Back'],
  ])('is unknown when %s', (_, address, referrer, to, textContent) => {
    tab.open('/about');
    expect(tab.open(address, { referrer }).own).toMatchObject({ to, textContent });
    tab.press('page');
    expect(tab.entries).toHaveLength(3);
  });

  test('is the page that opened a new tab, which has no history to go back in', () => {
    expect(tab.open('/education', { referrer: `${SITE}/about` }).own.to).toBe('/about');
    tab.press('page');
    expect(tab.entries).toHaveLength(2);
  });

  test('a click that opens another tab, or comes after a jump within the page, follows the link', () => {
    tab.open('/about');
    const page = tab.follow('/akron-holograms');
    expect(tab.press('page', { metaKey: true })).toBe(page);
    tab.jump('#pricing');
    tab.press('page');
    expect(tab.entries.map(({ url }) => url.pathname)).toEqual([
      '/about',
      '/akron-holograms',
      '/akron-holograms',
      '/about',
    ]);
  });

  test('a page that is opened again from itself, as by a form, still leads to the one before', () => {
    tab.open('/about');
    tab.follow('/contact');
    expect(tab.follow('/contact').own.to).toBe('/about');
  });
});

describe('pages kept or made ready by the browser', () => {
  test('a prerendered page touches the visit only when it is shown', () => {
    const page = tab.open('/explore', { prerendering: true });
    expect(tab.session.size).toBe(0);
    page.activate();
    expect(tab.follow('/about').header.to).toBe('/explore');
  });

  test('a page from the back/forward cache is visited again', () => {
    tab.open('/explore');
    tab.follow('/');
    tab.go(-1);
    expect(tab.follow('/about').header.to).toBe('/explore');
  });

  test('its header follows the visit, its own link stays', () => {
    tab.open('/akron-holograms');
    const partner = tab.follow('/porpoise-robotics', '/akron-holograms');
    tab.follow('/explore');
    tab.go(-1);
    expect(partner.header.to).toBe('/explore');
    expect(partner.own.to).toBe('/akron-holograms');
  });
});

describe('the QR menu', () => {
  test('a card marks the entry it leaves', () => {
    tab.open('/qr?src=poster');
    tab.follow('/education?src=qr', '/qr#qr-menu');
    tab.go(-1);
    expect(tab.address).toBe('/qr?src=poster#qr-menu');
  });

  test('a visitor who left through a card comes back to the menu, once', () => {
    tab.open('/qr');
    tab.follow('/education?src=qr', '/qr#qr-menu');
    expect(tab.open('/qr').scrolledTo).toContain('qr-menu');
    expect(tab.open('/qr').scrolledTo).toEqual([]);
  });

  test.each([true, false])('so does one who comes back through history (cache: %s)', (hasCache) => {
    tab.hasCache = hasCache;
    tab.open('/qr');
    tab.open('/about');
    expect(tab.go(-1).scrolledTo).toContain('qr-menu');
  });
});

/** What the server counts by itself, and what it cannot see. */
describe('that a page is looked at', () => {
  const once = ['/api/counts/view'];

  test('a page that the server has answered tells nothing, reloaded neither', () => {
    expect(tab.open('/about').told).toEqual([]);
    expect(tab.reload().told).toEqual([]);
  });

  test.each([true, false])(
    'Back tells that the page is looked at again (kept by the browser: %s)',
    (hasCache) => {
      tab.hasCache = hasCache;
      tab.open('/about');
      tab.follow('/contact');
      expect(tab.go(-1).told).toEqual(once);
    },
  );

  test('a page that was rendered ahead of time tells it when it is shown', () => {
    const page = tab.open('/about', { prerendering: true });
    expect(page.told).toEqual([]);
    expect(page.activate().told).toEqual(once);
  });
});
