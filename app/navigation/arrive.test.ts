import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeTab } from './fake-tab.ts';

let tab: FakeTab;

beforeEach(() => {
  tab = new FakeTab();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('back links', () => {
  test('a page first visited keeps what it was rendered with', () => {
    const page = tab.open('/bootcamp');
    expect(page.header).toMatchObject({ to: '/', textContent: 'Back to Home' });
    expect(page.own).toMatchObject({ to: '/qr#qr-menu', textContent: '← Back to Programs' });
  });

  test('both follow the visit', () => {
    tab.open('/explore');
    const page = tab.follow('/bootcamp');
    expect(page.header).toMatchObject({ to: '/explore', textContent: 'Back to Explore' });
    expect(page.own).toMatchObject({ to: '/explore', textContent: '← Back to Explore' });
  });

  test('blocked storage is a visit without flags', () => {
    tab.storageIsBlocked = true;
    tab.open('/explore');
    expect(tab.follow('/about').header.to).toBe('/');
    const page = tab.follow('/education?from=services');
    expect(page.own.to).toBe('/services');
    expect(tab.reload().own.to).toBe('/services');
  });

  test('a torn session value is a visit without flags', () => {
    tab.session.set('site:visit', '{"explore":');
    expect(tab.open('/about').header.to).toBe('/');
  });

  test.each([
    ['/services /education?from=services', '/services', true],
    ['/explore /bootcamp', '/explore', true],
    ['/ /education', '/', true],
    ['/contact', '/', true],
    ['/services /akron-holograms', '/services', false],
    ['/photography', '/services#photography', false],
    ['/about', undefined, false],
  ])('%s: the header’s is hidden where both lead to %s: %s', (walk, own, hidden) => {
    const page = walk
      .split(' ')
      .reduce((_, href, step) => (step ? tab.follow(href) : tab.open(href)), tab.open('/404'));
    if (own) expect(page.own.to).toBe(own);
    expect(page.header.hidden).toBe(hidden);
  });
});

describe('from', () => {
  test.each([
    ['/education?from=services', '/education'],
    ['/education?from=services#apply', '/education#apply'],
    ['/education?src=qr&from=explore&x=a%20b', '/education?src=qr&x=a%20b'],
    ['/education?from=explore&src=qr', '/education?src=qr'],
    ['/education?src=qr', '/education?src=qr'],
    ['/admin?from=2026-08-01&to=2026-08-02', '/admin?from=2026-08-01&to=2026-08-02'],
  ])('%s becomes %s', (address, stripped) => {
    tab.open(address);
    expect(tab.address).toBe(stripped);
  });

  test('a reload still knows', () => {
    tab.open('/veterans-program?from=explore');
    const page = tab.reload();
    expect(tab.address).toBe('/veterans-program');
    expect(page.header.to).toBe('/explore');
    expect(page.own.to).toBe('/explore');
  });

  test('so does one after a jump within the page', () => {
    tab.open('/services');
    tab.follow('/education?from=services');
    tab.jump('#apply');
    expect(tab.reload().own.to).toBe('/services');
  });

  test.each([true, false])('so does going back, after the session has forgotten (cache: %s)', (hasCache) => {
    tab.hasCache = hasCache;
    tab.open('/education?from=services');
    tab.open('/');
    expect(tab.go(-1).own.to).toBe('/services');
    expect(tab.open('/education').header.to).toBe('/services');
  });
});

describe('notes', () => {
  test('holograms say once that the visitor came from services', () => {
    tab.open('/services');
    const page = tab.follow('/akron-holograms', '/services');
    expect(page.own).toMatchObject({ to: '/services', textContent: '← Back to Services' });
    expect(tab.reload().own).toMatchObject({ to: '/services', textContent: 'Go Back' });
  });

  test('the partner page returns to holograms once, under either of its addresses', () => {
    tab.open('/akron-holograms');
    tab.follow('/partnership', '/akron-holograms');
    expect(tab.page.own.to).toBe('/akron-holograms');
    expect(tab.open('/porpoise-robotics').own.to).toBe('/qr#qr-menu');
  });

  test('contact returns to the page whose button led there', () => {
    tab.open('/partner-with-us');
    expect(tab.follow('/contact', '/partner-with-us').own.textContent).toBe('← Back to Partner With Us');
    tab.open('/akron-holograms');
    expect(tab.follow('/contact', '/akron-holograms').own.textContent).toBe('← Back to Akron Holograms');
  });

  test('a click that opens another tab leaves none', () => {
    tab.open('/services');
    tab.follow('/akron-holograms', '/services', { ctrlKey: true });
    expect(tab.open('/akron-holograms').own.textContent).toBe('Go Back');
  });
});
