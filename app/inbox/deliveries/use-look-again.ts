import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { DeliveryFacts } from '../answers.ts';

const pause = 2000;

/** Looks again and again while something waits to be sent. */
export function useLookAgain(deliveries: DeliveryFacts[]): void {
  const { revalidate } = useRevalidator();
  const waits = deliveries.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void revalidate(), pause);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
}
