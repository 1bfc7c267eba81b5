import { useEffect, useState } from 'react';

/** Milliseconds without a letter after which somebody counts as no longer writing. */
const pause = 8000;

const listeners = new Set<(id: string) => void>();

/** A letter was typed into the reply to a submission. */
export function tellWriting(id: string): void {
  for (const listener of listeners) listener(id);
}

/** Whether a reply to it is being written in this tab. */
export function useWriting(id: string): boolean {
  const [isWriting, setIsWriting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const hear = (about: string) => {
      if (about !== id) return;
      clearTimeout(timer);
      timer = setTimeout(() => setIsWriting(false), pause);
      setIsWriting(true);
    };
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
      clearTimeout(timer);
      setIsWriting(false);
    };
  }, [id]);
  return isWriting;
}
