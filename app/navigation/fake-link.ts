export const SITE = 'https://site.example';

/** A link of a page, with as much of it as `arrive` asks for. */
export class FakeLink {
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

export function asAddress({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
