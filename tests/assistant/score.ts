import type { Answer } from '#app/assistant/engine/route-query.ts';
import type { VisitorsQuestion } from './questions.ts';

export type Scored = VisitorsQuestion & { answer: Answer; right: boolean };
type Tally = { right: number; asked: number };

export function score(questions: VisitorsQuestion[], answerTo: (question: string) => Answer): Scored[] {
  return questions.map((asked) => {
    const answer = answerTo(asked.question);
    return { ...asked, answer, right: asked.accepted.includes(answer.url) };
  });
}

export function tally(scored: Scored[]): Tally {
  return { right: scored.filter(({ right }) => right).length, asked: scored.length };
}

export function shareOf({ right, asked }: Tally): number {
  return right / asked;
}

/** Every kind of visitor with its score, the worst first. */
export function byKind(scored: Scored[]): { kind: string; share: number; right: number; asked: number }[] {
  return [...Map.groupBy(scored, ({ kind }) => kind)]
    .map(([kind, questions]) => ({ kind, ...tally(questions), share: shareOf(tally(questions)) }))
    .sort((a, b) => a.share - b.share);
}

/** Where the true share lies with 95 % certainty, by Wilson's score interval. */
export function intervalOf({ right, asked }: Tally): [low: number, high: number] {
  const z = 1.96;
  const share = right / asked;
  const middle = share + z ** 2 / (2 * asked);
  const half = z * Math.sqrt((share * (1 - share)) / asked + z ** 2 / (4 * asked ** 2));
  const scale = 1 + z ** 2 / asked;
  return [(middle - half) / scale, (middle + half) / scale];
}
