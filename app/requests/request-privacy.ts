import { company } from '#app/content/company.ts';
import type { PageHandle } from '#app/document/page-handle.ts';

/** No script runs on these pages: it would remember their address as the first page of a visit. */
export const requestHandle: PageHandle = { scriptless: true };

/** The address is a secret: it is not listed, not stored and not passed on. */
export function requestHeaders(): Record<string, string> {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };
}

export function requestMeta(title: string) {
  return [{ title: `${title} | ${company.brand}` }, { name: 'robots', content: 'noindex' }];
}
