import { useEffect, useRef, useState } from 'react';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Pulse } from '../pulse.ts';
import { arrivals } from './arrivals.ts';
import { usePulse } from './live.tsx';

/** Tells screen readers what has come in, wherever in the staff area one is. */
export function Announcer() {
  const pulse = usePulse();
  const before = useRef<Pulse | null>(null);
  const [said, setSaid] = useState({ count: 0, sentence: '' });
  useEffect(() => {
    const news = before.current && pulse ? arrivals(before.current, pulse, forms) : '';
    before.current = pulse;
    if (news) setSaid(({ count }) => ({ count: count + 1, sentence: news }));
  }, [pulse]);
  return (
    <div role="status" className="sr-only">
      {/* A new element each time: the same words again are news again. */}
      <p key={said.count}>{said.sentence}</p>
    </div>
  );
}
