/** Where the assistant leads, as the start of a line; null is where it leads when it has no answer. */
export function placeName(names: Record<string, string>, url: string | null): string {
  if (url === null) return 'No answer';
  const name = names[url] ?? url;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
