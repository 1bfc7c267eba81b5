/**
 * What somebody wrote in an answer, without the mail that they answered: programs put that below, each line marked
 * or after a line of dashes. Who answered between the lines keeps all of it.
 */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const divided = lines.findIndex((line) =>
    /^-{2,} ?(original message|forwarded message)/i.test(line.trim()),
  );
  const kept = withoutQuote(divided > 0 ? lines.slice(0, divided) : lines);
  return (kept.join('\n').trim() || text).trim();
}

/** The quoted lines at the end, and the one above them that says who wrote when. */
function withoutQuote(lines: string[]): string[] {
  let end = lines.length;
  while (end > 0 && isQuotedOrEmpty(lines[end - 1] ?? '')) end -= 1;
  const isQuote = lines.slice(end).some((line) => line.startsWith('>'));
  if (!isQuote) return lines;
  // “On Monday Ana wrote:” may be broken into two lines.
  if (/:\s*$/.test(lines[end - 1] ?? '')) end -= 1;
  if (/^on .+/i.test(lines[end - 1] ?? '') && !/[.!?]\s*$/.test(lines[end - 1] ?? '')) end -= 1;
  return lines.slice(0, end);
}

function isQuotedOrEmpty(line: string): boolean {
  return line.startsWith('>') || line.trim() === '';
}
