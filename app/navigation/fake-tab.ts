import { vi } from 'vitest';
import { arrive } from './arrive.ts';
import { usualBack } from './usual-back.ts';

export const SITE = 'https://site.example';

type Listener = (event: object) => void;
type Keys = Partial<Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;
type Entry = { url: URL; state: unknown; page: FakePage };

/** One tab of a browser, with as much of it as `arrive` asks for: entries, documents and the session over them. */
export class FakeTab {
  readonly session = new Map<string, string>();
  readonly entries: Entry[] = [];
  at = -1;
  storageIsBlocked = false;
  /** Whether documents are kept for Back and Forward. */
  hasCache = true;

  get entry(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('The tab is empty');
    return entry;
  }

  get page(): FakePage {
    return this.entry.page;
  }

  get address(): string {
    return asAddress(this.entry.url);
  }

  /** As if typed, unless a page led here. */
  open(address: string, { referrer = '', prerendering = false } = {}): FakePage {
    const url = new URL(address, SITE);
    this.push({ url, state: null, page: new FakePage(this, url, 'navigate', referrer, prerendering) });
    return this.page.load();
  }

  /** A click on a link of the page that is shown. */
  follow(href: string, setsFlag?: string, keys: Keys = {}): FakePage {
    return this.click(new FakeLink(new URL(href, SITE), { setsFlag }), keys);
  }

  /** A click on one of its back links. */
  press(which: 'header' | 'page', keys: Keys = {}): FakePage {
    return this.click(which === 'header' ? this.page.header : this.page.own, keys);
  }

  reload(): FakePage {
    return this.show(new FakePage(this, this.entry.url, 'reload', this.page.referrer));
  }

  /** Back and Forward of the browser. */
  go(steps: number): FakePage {
    const before = this.page;
    this.at = Math.min(Math.max(this.at + steps, 0), this.entries.length - 1);
    if (this.page === before) return before;
    if (this.hasCache) return this.page.restore();
    return this.show(new FakePage(this, this.entry.url, 'back_forward', this.page.referrer));
  }

  /** A jump within the page, as a link to an anchor makes it; the gallery's filter takes its state along. */
  jump(hash: string, state: unknown = null): void {
    this.push({ url: new URL(hash, this.entry.url), state, page: this.page });
  }

  private click(link: FakeLink, keys: Keys): FakePage {
    let isPrevented = false;
    const preventDefault = () => {
      isPrevented = true;
    };
    const target = { closest: () => (link.dataset.back || link.dataset.setsFlag ? link : null) };
    this.page.dispatch('click', { target, preventDefault, ...keys });
    if (Object.values(keys).some(Boolean)) return this.page;
    if (isPrevented) return this.go(-1);
    return this.open(link.href, { referrer: this.entry.url.href.replace(/#.*/, '') });
  }

  private push(entry: Entry): void {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, entry);
    this.at = this.entries.length - 1;
  }

  private show(page: FakePage): FakePage {
    this.entry.page = page;
    return page.load();
  }
}

class FakePage {
  readonly header: FakeLink;
  readonly own: FakeLink;
  readonly hasOwn: boolean;
  readonly scrolledTo: string[] = [];
  private readonly listeners = new Map<string, Listener>();

  readonly referrer: string;
  private readonly tab: FakeTab;
  private readonly type: NavigationTimingType;
  private prerendering: boolean;

  constructor(tab: FakeTab, url: URL, type: NavigationTimingType, referrer: string, prerendering = false) {
    this.tab = tab;
    this.type = type;
    this.referrer = referrer;
    this.prerendering = prerendering;
    const usual = usualBack(url.pathname);
    this.hasOwn = usual.page !== undefined;
    this.header = new FakeLink(new URL(usual.header.href, SITE), { back: 'header' }, usual.header.label);
    this.own = new FakeLink(new URL(usual.page?.href ?? '/', SITE), { back: 'page' }, usual.page?.label);
  }

  load(): this {
    this.enter();
    arrive();
    return this;
  }

  restore(): this {
    return this.dispatch('pageshow', { persisted: true });
  }

  /** A page that was made ready in the background is shown. */
  activate(): this {
    this.prerendering = false;
    return this.dispatch('prerenderingchange', {});
  }

  dispatch(name: string, event: object): this {
    this.enter();
    this.listeners.get(name)?.(event);
    return this;
  }

  /** From here on the globals are this document's. */
  private enter(): void {
    const { tab } = this;
    const addEventListener = (name: string, listener: Listener) => this.listeners.set(name, listener);
    vi.stubGlobal('addEventListener', addEventListener);
    vi.stubGlobal('setTimeout', () => 0);
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: this.type }] });
    vi.stubGlobal('location', tab.entry.url);
    vi.stubGlobal('document', {
      prerendering: this.prerendering,
      referrer: this.referrer,
      documentElement: { dataset: {} },
      addEventListener,
      querySelectorAll: (selector: string) =>
        selector.includes('header') ? [this.header] : this.hasOwn ? [this.own] : [],
      getElementById: (id: string) => ({ scrollIntoView: () => this.scrolledTo.push(id) }),
    });
    vi.stubGlobal('history', {
      get state() {
        return tab.entry.state;
      },
      length: tab.entries.length,
      replaceState(state: unknown, _: string, address = tab.entry.url.href) {
        tab.entry.state = structuredClone(state);
        tab.entry.url.href = new URL(address, tab.entry.url).href;
      },
      // The click that asks for it is prevented, and then goes back.
      back: () => {},
    });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => this.stored().get(key) ?? null,
      setItem: (key: string, value: string) => this.stored().set(key, value),
    });
  }

  private stored(): Map<string, string> {
    if (this.tab.storageIsBlocked) throw new Error('SecurityError');
    return this.tab.session;
  }
}

class FakeLink {
  hidden = false;
  textContent: string;

  readonly dataset: { back?: string; setsFlag?: string };
  private url: URL;

  constructor(url: URL, dataset: FakeLink['dataset'], label = '') {
    this.url = url;
    this.dataset = dataset;
    this.textContent = label;
  }

  get href(): string {
    return this.url.href;
  }

  set href(href: string) {
    this.url = new URL(href, SITE);
  }

  get pathname(): string {
    return this.url.pathname;
  }

  get hash(): string {
    return this.url.hash;
  }

  get to(): string {
    return asAddress(this.url);
  }

  getAttribute(): string {
    return this.to;
  }

  querySelector(): null {
    return null;
  }
}

function asAddress({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
