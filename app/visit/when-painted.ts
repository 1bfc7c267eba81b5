/**
 * Scripts wait until the page has loaded and is seen: a page may be loaded long before it is painted. A frame
 * comes only to a page that is shown, and what follows it runs after its paint. Paint entries do not serve:
 * Firefox has none for a page that is first shown scrolled.
 */
export function whenPainted(action: () => void): void {
  const watch = () => requestAnimationFrame(() => setTimeout(action));
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch);
}
