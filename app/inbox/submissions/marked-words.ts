import type { StatusNow } from '../answers.ts';
import type { Status } from '../statuses.ts';

/** Counts what has changed: what was so already is not told. */
export function markedSentence(changed: number, status: Status): string {
  return `${changed === 1 ? 'One submission' : `${changed} submissions`} marked ${status}.`;
}

/** What an undo could put back, and what it left as somebody else made it. */
export function undoneSentence(undone: number, stayed: StatusNow[]): string {
  const one = stayed.length === 1;
  const now = [...new Set(stayed.map(({ status }) => status))].map((status) =>
    status ? `${one ? 'stays' : 'stay'} “${status}”` : `${one ? 'is' : 'are'} gone`,
  );
  const left = `${stayed.length} ${one ? 'was' : 'were'} changed by somebody else meanwhile and ${now.join(' or ')}.`;
  return `${undone === 0 ? 'Nothing was' : undone} put back; ${left}`;
}
