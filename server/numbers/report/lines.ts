import type { AnswerTimes, NumbersLine, Steps } from '#app/inbox/numbers/answers.ts';
import type { VisitCounts } from '#server/database/schema/numbers-tables.ts';
import { other } from '#server/numbers/origin-of-visit.ts';
import type { Sent } from './read-sent.ts';

const mostLines = 30;

export const noSteps: Steps = { views: 0, visits: 0, seen: 0, begun: 0, sent: 0, answered: 0 };

/** Where what is counted belongs. */
export type Sums = Map<string, Steps>;

function add(sums: Sums, name: string, more: Partial<Steps>): void {
  const sum = sums.get(name) ?? noSteps;
  sums.set(name, plus(sum, { ...noSteps, ...more }));
}

function plus(a: Steps, b: Steps): Steps {
  return {
    views: a.views + b.views,
    visits: a.visits + b.visits,
    seen: a.seen + b.seen,
    begun: a.begun + b.begun,
    sent: a.sent + b.sent,
    answered: a.answered + b.answered,
  };
}

/** Visits and submissions by one name of each; a name of null belongs nowhere. */
export function sumUp(
  counts: Map<string, VisitCounts>,
  nameOfCount: (name: string) => string,
  sent: Sent[],
  nameOfSent: (sent: Sent) => string | null,
): Sums {
  const sums: Sums = new Map();
  for (const [name, { views, entries, seen, begun }] of counts)
    add(sums, nameOfCount(name), { views, visits: entries, seen, begun });
  for (const one of sent) {
    const name = nameOfSent(one);
    if (name !== null) add(sums, name, { sent: 1, answered: one.answered ? 1 : 0 });
  }
  return sums;
}

export function totalOf(sums: Sums): Steps {
  return [...sums.values()].reduce(plus, noSteps);
}

/** The most visited first; whatever would make the list too long is one line. */
export function linesOf(sums: Sums, before: Sums): NumbersLine[] {
  const lines = [...sums]
    .map(([name, steps]) => ({ name, ...steps, before: before.get(name)?.visits ?? 0 }))
    .sort((a, b) => b.visits - a.visits || b.sent - a.sent || (a.name < b.name ? -1 : 1));
  const named = lines.filter(({ name }) => name !== other).slice(0, mostLines);
  const rest = lines.filter((line) => !named.includes(line));
  if (rest.length === 0) return named;
  const sum = rest.reduce((total, line) => ({ ...plus(total, line), before: total.before + line.before }), {
    ...noSteps,
    before: 0,
  });
  return [...named, { name: other, ...sum }];
}

/** In minutes; the ninetieth of a hundred waited so long or less. */
export function answerTimes(sent: Sent[]): AnswerTimes {
  const waited = sent.flatMap((one) => one.waited ?? []).sort((a, b) => a - b);
  const at = (share: number) => waited[Math.max(0, Math.ceil(waited.length * share) - 1)] ?? null;
  return { count: waited.length, median: at(0.5), p90: at(0.9) };
}
