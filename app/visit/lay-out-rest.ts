import { whenPainted } from './when-painted.ts';

/** Milliseconds from one part to the next: a slow phone stays free to answer. */
const pause = 150;

/**
 * The first paint lays out what is near (`app.css`). The rest is empty and as high as a guess, which a picture of
 * the whole page would show: it follows, part by part. Thumbnails wait until somebody comes near. Whoever comes
 * back to a page is to land where they were: for them everything must have its own height before the browser
 * scrolls.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, main ~ footer')];
  const layOut = (part: HTMLElement) => {
    part.dataset.laidOut = '';
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') parts.forEach(layOut);
  else
    whenPainted(() => {
      for (const [index, part] of parts.entries()) setTimeout(layOut, pause * index, part);
    });
}
