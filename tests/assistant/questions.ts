import { readFileSync } from 'node:fs';

/** A question in a visitor's words, the addresses that serve it, and the kind of visitor who asks it. */
export type VisitorsQuestion = { question: string; accepted: string[]; kind: string };

/** Reads `name.tsv`: question, addresses separated by `|`, kind. */
export function readQuestions(name: string): VisitorsQuestion[] {
  const lines = readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [question = '', addresses = '', kind = ''] = line.split('\t');
    return { question, accepted: addresses.split('|'), kind };
  });
}
