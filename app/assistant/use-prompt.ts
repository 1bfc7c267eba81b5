import { useEffect, useState } from 'react';

const turnEvery = 5000;

/** The first prompt greets; every five seconds another follows, from the second on and round again. */
export function usePrompt(prompts: readonly string[], listening: boolean) {
  const [index, setIndex] = useState(0);
  const [hovered, pause] = useState(false);
  const turns = listening && !hovered;

  useEffect(() => {
    if (!turns || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % prompts.length || 1), turnEvery);
    return () => clearInterval(timer);
  }, [turns, prompts.length]);

  return { prompt: prompts[index] ?? '', pause };
}
