import type { Answer } from '../engine/route-query.ts';

/** When nothing has been found by then, the server answers. */
const usualDelayMs = 1000;

/**
 * idle → thinking → leaving. A visitor who reads the answer holds it (offered): the page stays until they look
 * away, and they may ask something else. Only while it thinks is there nothing to type.
 */
export type Stage = {
  phase: 'idle' | 'thinking' | 'offered' | 'leaving';
  answer: Answer | null;
};

export const atRest: Stage = { phase: 'idle', answer: null };

/** What the visitor holds the answer with. */
type Grip = 'pointer' | 'focus';

export type Guide = {
  ask: (question: string) => void;
  hold: (grip: Grip) => void;
  release: (grip: Grip) => void;
  leave: (url: string) => void;
  rest: () => void;
};

type Means = {
  /** May fail, and may never come back: neither keeps a visitor waiting. */
  find: (question: string) => Promise<Answer>;
  show: (stage: Stage) => void;
  go: (url: string) => void;
};

/** Leads every question to a page in the specified time, unless the visitor wants otherwise. */
export function makeGuide({ find, show, go }: Means): Guide {
  let stage = atRest;
  let asked: object | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const grips = new Set<Grip>();

  function enter(phase: Stage['phase'], answer: Stage['answer']): void {
    clearTimeout(timer);
    stage = { phase, answer };
    show(stage);
  }

  function leave(url: string): void {
    asked = null;
    enter('leaving', stage.answer);
    go(url);
  }

  function leaveAfter(delayMs: number, url: string): void {
    timer = setTimeout(leave, delayMs, url);
  }

  function ask(question: string): void {
    const self = {};
    const askedAt = performance.now();
    asked = self;
    grips.clear();
    enter('thinking', null);
    leaveAfter(usualDelayMs, `/assistant?q=${encodeURIComponent(question)}`);
    const found = (answer: Answer) => {
      if (asked !== self) return;
      enter('thinking', answer);
      leaveAfter(answer.delayMs - (performance.now() - askedAt), answer.url);
    };
    // Without an answer the timer goes on, and the server answers.
    find(question).then(found, () => {});
  }

  function hold(grip: Grip): void {
    const { phase, answer } = stage;
    if (!answer || phase === 'leaving') return;
    grips.add(grip);
    enter('offered', answer);
  }

  function release(grip: Grip): void {
    const { phase, answer } = stage;
    if (!grips.delete(grip) || grips.size > 0 || phase !== 'offered' || !answer) return;
    leaveAfter(answer.delayMs, answer.url);
  }

  function rest(): void {
    asked = null;
    if (stage !== atRest) enter('idle', null);
  }

  return { ask, hold, release, leave, rest };
}
