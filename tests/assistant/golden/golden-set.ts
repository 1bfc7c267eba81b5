import { everydayGroups } from './everyday.ts';
import { nowhereGroups } from './nowhere.ts';
import { pageGroups } from './pages.ts';
import { shortcutGroups } from './shortcuts.ts';
import { twoTopicGroups } from './two-topics.ts';
import { writingGroups } from './writing.ts';

export type GoldenGroup = {
  kind: string;
  url: string;
  /** One question a line, or a list where white space itself is part of the question. */
  questions: string | string[];
  /** `/contact` is also the fallback: true when the contact page itself is what was asked for. */
  matches?: boolean;
};

export type GoldenQuestion = { kind: string; url: string; question: string; fallback: boolean };

const groups = [
  ...pageGroups,
  ...shortcutGroups,
  ...writingGroups,
  ...twoTopicGroups,
  ...nowhereGroups,
  ...everydayGroups,
];

export const goldenSet: GoldenQuestion[] = groups.flatMap(({ kind, url, questions, matches }) =>
  listOf(questions).map((question) => ({ kind, url, question, fallback: url === '/contact' && !matches })),
);

function listOf(questions: string | string[]) {
  if (Array.isArray(questions)) return questions;
  return questions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
