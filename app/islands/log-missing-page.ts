/** The server logs a bad path too; here it helps whoever set the link. */
export function logMissingPage(): void {
  if (document.querySelector('[data-missing-page]')) console.error(`404 (Not Found): ${location.pathname}`);
}
