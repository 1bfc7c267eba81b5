import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anchorFor, scrollToAnchor } from './scroll-to-anchor.ts';

describe('anchorFor', () => {
  test.each([
    ['/services', 'navigate', undefined],
    ['/services#creative-studio', 'navigate', 'creative-studio'],
    ['/services?jump=creative-studio', 'navigate', 'creative-studio'],
    ['/creative-studio?jump=creative-studio', 'navigate', 'creative-studio'],
    ['/services?jump=creative-studio#aerial-photography', 'navigate', 'aerial-photography'],
    ['/about?jump=creative-studio', 'navigate', undefined],
    ['/contact#office-address', 'navigate', 'office-address'],
    ['/services#creative-studio', 'reload', undefined],
    ['/services#creative-studio', 'back_forward', undefined],
    ['/qr', 'navigate', undefined],
    ['/qr#qr-menu', 'navigate', 'qr-menu'],
    ['/qr', 'reload', undefined],
    ['/qr', 'back_forward', 'qr-menu'],
  ] as const)('%s by %s: %s', (address, type, anchor) => {
    expect(anchorFor(new URL(address, 'https://site.example'), type)).toBe(anchor);
  });

  test('the QR page with its note', () => {
    expect(anchorFor(new URL('https://site.example/qr'), 'navigate', '/qr#qr-menu')).toBe('qr-menu');
  });
});

describe('scrollToAnchor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('lands at once, then holds: 20 more times, 100 ms apart', () => {
    const page = start();
    expect(page.scroll).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_999);
    expect(page.scroll).toHaveBeenCalledTimes(20);
    vi.advanceTimersByTime(60_000);
    expect(page.scroll).toHaveBeenCalledTimes(21);
  });

  test('waits for an element that comes late', () => {
    const page = start({ present: false });
    vi.advanceTimersByTime(1_000);
    page.present = true;
    vi.advanceTimersByTime(100);
    expect(page.scroll).toHaveBeenCalledOnce();
  });

  test('never animates', () => {
    expect(start().scroll).toHaveBeenCalledWith({ behavior: 'instant' });
  });

  test('aligns again when the last picture has loaded, however late', () => {
    const page = start();
    vi.advanceTimersByTime(60_000);
    page.scroll.mockClear();
    page.events.get('load')?.();
    vi.advanceTimersByTime(60_000);
    expect(page.scroll).toHaveBeenCalledTimes(2);
  });

  test.each(['wheel', 'pointerdown', 'keydown'])('lets go at the first %s', (gesture) => {
    const page = start();
    page.events.get(gesture)?.();
    vi.advanceTimersByTime(60_000);
    page.events.get('load')?.();
    expect(page.scroll).toHaveBeenCalledTimes(1);
  });
});

function start({ present = true } = {}) {
  const scroll = vi.fn();
  const events = new Map<string, () => void>();
  const page = { present, scroll, events };
  vi.stubGlobal('document', { getElementById: () => (page.present ? { scrollIntoView: scroll } : null) });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => events.set(name, listener));
  scrollToAnchor('creative-studio');
  return page;
}
