import type { Present } from './answers.ts';

/** Who else has a submission open, as one would say it; empty when nobody has. */
export function presentWords(present: readonly Present[], submission: string, me: string): string {
  const others = present.filter((one) => one.submission === submission && one.user !== me);
  const writing = namesOf(others.filter(({ isWriting }) => isWriting));
  const reading = namesOf(others).filter((name) => !writing.includes(name));
  const sentences = [
    writing.length > 0 ? `${listed(writing)} ${writing.length > 1 ? 'are' : 'is'} writing an answer.` : '',
    reading.length > 0 ? `${listed(reading)} ${reading.length > 1 ? 'have' : 'has'} this open, too.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function namesOf(present: readonly Present[]): string[] {
  return [...new Set(present.map(({ name }) => name))];
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
