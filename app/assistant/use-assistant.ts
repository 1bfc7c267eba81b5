import { useEffect, useRef, useState } from 'react';
import type { Answer } from './route-query.ts';

export type Assistant = {
  phase: 'idle' | 'thinking';
  text: string;
  answer: Answer | null;
  setText: (text: string) => void;
  /** The visitor is reading the answer: wait for a choice. */
  stay: () => void;
  /** Fetches the engine ahead of the first question. */
  prepare: () => void;
  ask: (question: string) => Promise<void>;
};

/** idle → thinking → the page that answers. The engine is loaded once, when it is first needed. */
export function useAssistant(): Assistant {
  const [text, setText] = useState('');
  const [phase, setPhase] = useState<Assistant['phase']>('idle');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    // A visitor who comes back finds the assistant as it was before the question.
    const rest = () => {
      clearTimeout(leaving.current);
      setText('');
      setPhase('idle');
      setAnswer(null);
    };
    addEventListener('pagehide', rest);
    return () => removeEventListener('pagehide', rest);
  }, []);

  async function ask(question: string): Promise<void> {
    if (phase === 'thinking' || question.trim() === '') return;
    setPhase('thinking');
    const { answerTo } = await loadEngine();
    const found = await answerTo(question);
    setAnswer(found);
    if (found.message) await tell(found.message);
    leaving.current = setTimeout(() => {
      setText('');
      location.assign(found.url);
    }, found.delayMs);
  }

  const prepare = () => void loadEngine();
  return { phase, text, answer, setText, prepare, ask, stay: () => clearTimeout(leaving.current) };
}

const loadEngine = () => import('./answer-to.ts');

async function tell(message: string): Promise<void> {
  const { showToast } = await import('#app/components/toast.ts');
  showToast('info', message);
}
