import { useEffect, useState } from 'react';
import type { Submission } from '../answers.ts';
import { dueWords, isLate } from './due-words.ts';

/** When a new submission is to be answered, in words that keep up with the clock. Nothing for others. */
export function DueMark({ row: { status, due_at } }: { row: Submission }) {
  const now = useMinute();
  if (status !== 'new' || !due_at) return null;
  return (
    <span className="due" data-late={isLate(due_at, now) || undefined}>
      {dueWords(due_at, now)}
    </span>
  );
}

/** The time, a minute old at most. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
