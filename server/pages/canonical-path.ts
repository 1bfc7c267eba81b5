/**
 * The one address of a page: in small letters, without a slash at its end. `/about/` and `/about/index.html` would
 * also slip past the headers that a page has of its own.
 */
export function canonicalPath(path: string): string {
  return path.replace(/\/(index\.html)?$/, '').toLowerCase() || '/';
}
