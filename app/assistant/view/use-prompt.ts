import { useEffect, useState } from 'react';

const turnEvery = 5000;

export type PromptControl = {
  prompt: string;
  /** Whether there is something to pause: not before this code runs, nor for whoever wants no motion. */
  turns: boolean;
  paused: boolean;
  pause: (paused: boolean) => void;
  /** While a pointer is near, without being asked. */
  wait: (waiting: boolean) => void;
};

/** The first prompt greets; every five seconds another follows, from the second on and round again. */
export function usePrompt(prompts: readonly string[], listening: boolean): PromptControl {
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState(false);
  const [paused, pause] = useState(false);
  const [waiting, wait] = useState(false);
  const goesOn = turns && listening && !paused && !waiting;

  useEffect(() => setTurns(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % prompts.length || 1), turnEvery);
    return () => clearInterval(timer);
  }, [goesOn, prompts.length]);

  return { prompt: prompts[index] ?? '', turns, paused, pause, wait };
}
