import { type RefCallback, type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/components/toast.ts';
import { atRest, type Guide, makeGuide, type Stage } from './guide.ts';
import { holdWhileRead, linkFollowed } from './hold-while-read.ts';
import { waysOf } from './ways.ts';

export type Assistant = Stage & {
  text: string;
  /** What the visitor types; it takes the place of a question that was answered. */
  type: (text: string) => void;
  ask: (question: string) => void;
  /** Fetches the engine ahead of the first question. */
  prepare: () => void;
  /** For the element with the answer: while it is read, nothing leaves. */
  whileRead: RefCallback<HTMLElement>;
};

/** The guide in React. The engine is loaded once, when it is first needed. */
export function useAssistant(own: RefObject<HTMLElement | null>): Assistant {
  const [text, setText] = useState('');
  const [stage, setStage] = useState(atRest);
  const [guide] = useState(() =>
    makeGuide({
      find: async (question) => (await loadEngine()).answerTo(question),
      show: setStage,
      go: (url) => {
        setText('');
        // The answer may be on this very page, which then only scrolls.
        own.current?.closest('dialog')?.close();
        location.assign(url);
      },
    }),
  );

  const whileRead: RefCallback<HTMLElement> = useCallback(
    (element) => (element ? holdWhileRead(element, guide) : undefined),
    [guide],
  );
  useRest(own, guide, setText);
  useShown(own, stage, guide);

  return {
    ...stage,
    text,
    type: (typed) => {
      guide.rest();
      setText(typed);
    },
    ask: (question) => {
      setText(question);
      if (question.trim() !== '') guide.ask(question);
    },
    prepare: () => void loadEngine().catch(() => {}),
    whileRead,
  };
}

const loadEngine = () => import('./answer-to.ts');

/** Whoever comes back to the page or opens the palette again finds the assistant as it was before the question. */
function useRest(own: RefObject<HTMLElement | null>, guide: Guide, setText: (text: string) => void): void {
  useEffect(() => {
    const dialog = own.current?.closest('dialog');
    const rest = () => {
      guide.rest();
      setText('');
    };
    // At once: Firefox loses what React puts off while a page goes to its cache, and React waits for it for ever.
    const restNow = () => flushSync(rest);
    // A link of the page that takes its time is not overtaken by the answer.
    const giveWay = (event: MouseEvent) => {
      if (linkFollowed(event)) guide.rest();
    };
    addEventListener('click', giveWay);
    addEventListener('pagehide', restNow);
    dialog?.addEventListener('close', restNow);
    return () => {
      removeEventListener('click', giveWay);
      removeEventListener('pagehide', restNow);
      dialog?.removeEventListener('close', restNow);
    };
  }, [own, guide, setText]);
}

/** An answer is seen whole. What it asks back is a toast too, with the same ways to go, clear of the assistant. */
function useShown(own: RefObject<HTMLElement | null>, { answer }: Stage, guide: Guide): void {
  useEffect(() => {
    if (!answer) return;
    own.current?.scrollIntoView({ block: 'nearest' });
    if (!answer.message) return;
    const toast = showToast('info', answer.message, { links: waysOf(answer), clearOf: own.current });
    if (!toast) return;
    const letGo = holdWhileRead(toast, guide);
    return () => {
      letGo();
      toast.remove();
    };
  }, [answer, guide, own]);
}
