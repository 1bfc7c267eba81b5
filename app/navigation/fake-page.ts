import { vi } from 'vitest';
import { arrive } from './arrive.ts';
import { FakeLink, SITE } from './fake-link.ts';
import { usualBack } from './usual-back.ts';

type Listener = (event: object) => void;

/** What a page can tell of the tab it is in. */
type TabOfPage = {
  readonly session: Map<string, string>;
  readonly storageIsBlocked: boolean;
  readonly entry: { url: URL; state: unknown };
  readonly entries: readonly unknown[];
};

/** One document in a tab: while it is shown, the globals are its own. */
export class FakePage {
  readonly header: FakeLink;
  readonly own: FakeLink;
  readonly hasOwn: boolean;
  readonly scrolledTo: string[] = [];
  readonly told: string[] = [];
  private readonly listeners = new Map<string, Listener>();

  readonly referrer: string;
  private readonly tab: TabOfPage;
  private readonly type: NavigationTimingType;
  private prerendering: boolean;

  constructor(tab: TabOfPage, url: URL, type: NavigationTimingType, referrer: string, prerendering = false) {
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
    vi.stubGlobal('navigator', { sendBeacon: (address: string) => this.told.push(address) });
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
