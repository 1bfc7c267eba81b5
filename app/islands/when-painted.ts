/** Scripts wait until the page has loaded and is seen: a page may be loaded long before it is painted. */
export function whenPainted(action: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    action();
  });
  const watch = () => observer.observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { once: true });
}
