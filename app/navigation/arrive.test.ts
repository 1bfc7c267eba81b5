import { beforeEach, describe, expect, test, vi } from 'vitest';
import { arrive, type View } from './arrive.ts';
import { usualBack } from './usual-back.ts';

const SITE = 'https://site.example';

/** One tab: its session outlives the documents that are opened in it. */
let tab: { session: Map<string, string>; historyLength: number; blocked: boolean };

beforeEach(() => {
  tab = { session: new Map(), historyLength: 1, blocked: false };
});

describe('back links', () => {
  test('a page first visited keeps what it was rendered with', () => {
    const page = open('/bootcamp');
    expect(page.header).toMatchObject({ href: '/', label: 'Back to Home' });
    expect(page.own).toMatchObject({ href: '/qr#qr-menu', label: '← Back to Programs' });
  });

  test('both follow the visit', () => {
    open('/explore');
    const page = open('/bootcamp');
    expect(page.header).toMatchObject({ href: '/explore', label: 'Back to Explore' });
    expect(page.own).toMatchObject({ href: '/explore', label: '← Back to Explore' });
  });

  test('blocked storage is a visit without flags', () => {
    tab.blocked = true;
    open('/explore');
    expect(open('/about').header.href).toBe('/');
    const page = open('/education?from=services');
    expect(page.own.href).toBe('/services');
    expect(page.reload().own.href).toBe('/services');
  });

  test('a torn session value is a visit without flags', () => {
    tab.session.set('site:visit', '{"explore":');
    expect(open('/about').header.href).toBe('/');
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
    expect(open(address).address).toBe(stripped);
  });

  test('a reload still knows', () => {
    const page = open('/veterans-program?from=explore').reload();
    expect(page.address).toBe('/veterans-program');
    expect(page.header.href).toBe('/explore');
    expect(page.own.href).toBe('/explore');
  });

  test('so does going back, after the session has forgotten', () => {
    const page = open('/education?from=services');
    open('/');
    expect(page.reload('back_forward').own.href).toBe('/services');
    expect(open('/education').header.href).toBe('/services');
  });
});

describe('notes', () => {
  test('holograms say once that the visitor came from services', () => {
    open('/services').follow('/akron-holograms', '/services');
    const page = open('/akron-holograms');
    expect(page.own).toMatchObject({ href: '/services', label: '← Back to Services' });
    expect(page.reload().own.label).toBe('Go Back');
  });

  test('the partner page returns to holograms once, under either of its addresses', () => {
    open('/akron-holograms').follow('/partnership', '/akron-holograms');
    expect(open('/porpoise-robotics').own.href).toBe('/akron-holograms');
    expect(open('/porpoise-robotics').own.href).toBe('/qr#qr-menu');
  });

  test('contact returns to the page whose button led there', () => {
    open('/partner-with-us').follow('/contact', '/partner-with-us');
    expect(open('/contact').own.label).toBe('← Back to Partner With Us');
    open('/akron-holograms').follow('/contact', '/akron-holograms');
    expect(open('/contact').own.label).toBe('← Back to Akron Holograms');
  });

  test('a click that opens another tab leaves none', () => {
    open('/services').follow('/akron-holograms', '/services', { ctrlKey: true });
    expect(open('/akron-holograms').own.label).toBe('Go Back');
  });
});

describe('going back in history', () => {
  test('when the previous page was ours', () => {
    open('/about');
    const page = open('/contact', { referrer: `${SITE}/about` });
    expect(page.own).toMatchObject({ href: `${SITE}/about`, label: 'Go Back' });
    expect(page.click().prevented).toBe(true);
    expect(page.back).toHaveBeenCalledOnce();
  });

  test.each([
    ['a stranger led here', '/contact', 'https://search.example/', '/', '← Back to Home'],
    ['nothing is known', '/contact', '', '/', '← Back to Home'],
    ['a lookalike led here', '/akron-holograms', `${SITE}.evil.example/`, '/services', 'Go Back'],
  ])('not when %s', (_, address, referrer, href, label) => {
    tab.historyLength = 5;
    const page = open(address, { referrer });
    expect(page.own).toMatchObject({ href, label });
    expect(page.click().prevented).toBe(false);
  });

  test('not in a new tab, which has no history', () => {
    expect(open('/contact', { referrer: `${SITE}/about` }).own.href).toBe('/');
  });

  test('a click that opens another tab, or comes after a jump within the page, follows the href', () => {
    open('/about');
    const page = open('/akron-holograms', { referrer: `${SITE}/about` });
    expect(page.click({ metaKey: true }).prevented).toBe(false);
    page.jump('#pricing');
    expect(page.click().prevented).toBe(false);
    expect(page.back).not.toHaveBeenCalled();
  });
});

describe('pages kept or made ready by the browser', () => {
  test('a prerendered page touches the visit only when it is shown', () => {
    const page = open('/explore', { prerendering: true });
    expect(tab.session.size).toBe(0);
    page.show();
    expect(open('/about').header.href).toBe('/explore');
  });

  test('a page from the back/forward cache is visited again', () => {
    const explore = open('/explore');
    open('/');
    explore.restore();
    expect(open('/about').header.href).toBe('/explore');
  });

  test('its header follows the visit, its own link stays', () => {
    open('/akron-holograms').follow('/porpoise-robotics', '/akron-holograms');
    const partner = open('/porpoise-robotics');
    open('/explore');
    partner.restore();
    expect(partner.header.href).toBe('/explore');
    expect(partner.own.href).toBe('/akron-holograms');
  });
});

describe('the QR menu', () => {
  test('a card marks the entry it leaves', () => {
    const page = open('/qr?src=poster');
    page.follow('/education?src=qr', '/qr#qr-menu');
    expect(page.address).toBe('/qr?src=poster#qr-menu');
  });

  test('a visitor who left through a card comes back to the menu, once', () => {
    open('/qr').follow('/education?src=qr', '/qr#qr-menu');
    open('/education?src=qr');
    expect(open('/qr').scrolledTo).toContain('qr-menu');
    expect(open('/qr').scrolledTo).toEqual([]);
  });

  test('so does one who comes back through history', () => {
    const page = open('/qr');
    expect(page.reload('back_forward').scrolledTo).toContain('qr-menu');
    page.restore();
    expect(page.scrolledTo).toContain('qr-menu');
  });
});

interface Opening {
  referrer?: string;
  prerendering?: boolean;
  type?: NavigationTimingType;
  state?: unknown;
}

type Listener = (event: object) => void;

/** A document of the site with its two back links, in as much of a browser as `arrive` asks for. */
function open(address: string, { referrer = '', prerendering = false, type, state = null }: Opening = {}) {
  const url = new URL(address, SITE);
  const back = vi.fn();
  const scrolledTo: string[] = [];
  const windowEvents = new Map<string, Listener>();
  const documentEvents = new Map<string, Listener>();
  const usual = usualBack(url.pathname);
  const header = fakeLink(usual.header.href, usual.header.label);
  const own = fakeLink(usual.page?.href ?? '', usual.page?.label ?? '');
  const history = {
    state,
    length: tab.historyLength++,
    back,
    replaceState(newState: unknown, _: string, newAddress: string) {
      history.state = newState;
      url.href = new URL(newAddress, url).href;
    },
  };
  const document = {
    prerendering,
    referrer,
    addEventListener: (name: string, listener: Listener) => documentEvents.set(name, listener),
    querySelectorAll: (selector: string) => [selector.includes('header') ? header : own],
    getElementById: (id: string) => ({ scrollIntoView: () => scrolledTo.push(id) }),
  };
  const view = {
    document,
    history,
    location: url,
    performance: { getEntriesByType: () => [{ type: type ?? 'navigate' }] },
    get sessionStorage() {
      if (tab.blocked) throw new Error('SecurityError');
      return {
        getItem: (key: string) => tab.session.get(key) ?? null,
        setItem: (key: string, value: string) => tab.session.set(key, value),
      };
    },
    addEventListener: (name: string, listener: Listener) => windowEvents.set(name, listener),
    setTimeout: () => 0,
  };
  arrive(view as unknown as View);

  return {
    header,
    own,
    back,
    scrolledTo,
    get address() {
      return url.pathname + url.search + url.hash;
    },
    click: own.click,
    jump: (hash: string) => {
      url.hash = hash;
    },
    follow(href: string, setsFlag: string, keys: object = {}) {
      const link = { pathname: new URL(href, SITE).pathname, dataset: { setsFlag } };
      documentEvents.get('click')?.({ target: { closest: () => link }, ...keys });
    },
    show() {
      document.prerendering = false;
      documentEvents.get('prerenderingchange')?.({});
    },
    restore: () => windowEvents.get('pageshow')?.({ persisted: true }),
    reload: (how: NavigationTimingType = 'reload') =>
      open(url.href, { referrer, state: history.state, type: how }),
  };
}

function fakeLink(href: string, label: string) {
  const listeners: Listener[] = [];
  const text = { textContent: label };
  return {
    href,
    get label() {
      return text.textContent;
    },
    querySelector: () => text,
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    click(keys: object = {}) {
      const event = {
        prevented: false,
        preventDefault: () => Object.assign(event, { prevented: true }),
        ...keys,
      };
      for (const listener of listeners) listener(event);
      return event;
    },
  };
}
