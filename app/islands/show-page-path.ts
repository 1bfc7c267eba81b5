/** After a plain form post the address bar shows the API's address; the page belongs to another. */
export function showPagePath(): void {
  const { pagePath } = document.documentElement.dataset;
  if (pagePath && pagePath !== location.pathname) history.replaceState(null, '', pagePath);
}
