import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Pulse } from '../pulse.ts';
import { usePulse } from './live.tsx';

/** Loads the page anew when what it shows has changed since it was loaded, with what was known then. */
export function useNews(read: (pulse: Pulse) => unknown, known: Pulse | null): void {
  const pulse = usePulse();
  const { revalidate } = useRevalidator();
  const news = pulse && JSON.stringify(read(pulse));
  const isKnown = news === null || (known !== null && news === JSON.stringify(read(known)));
  useEffect(() => {
    if (news !== null && !isKnown) void revalidate();
  }, [news, isKnown, revalidate]);
}
