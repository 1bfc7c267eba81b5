/**
 * Sections that nobody has come near yet are as high as a guess (`app.css`). Whoever comes back to a page is to
 * land where they were, and for that everything must have its own height before the browser scrolls.
 */
export function layOutAllForReturn(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') document.documentElement.dataset.laidOut = '';
}
