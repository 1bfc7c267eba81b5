import { asAddress, FakeLink, SITE } from './fake-link.ts';
import { FakePage } from './fake-page.ts';

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
