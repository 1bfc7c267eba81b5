/** What staff call a column: in the inbox, in an export, in a mail. */
export function columnTitle(column: string): string {
  const known: Record<string, string> = {
    created_at: 'Date',
    utm: 'Campaign',
    source_param: 'Source parameter',
  };
  const words = column.replaceAll('_', ' ');
  return known[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
