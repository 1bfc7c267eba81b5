import { useEffect, useState } from 'react';
import type { Pulse } from '../answers.ts';

/** What is new, as the server tells it; the browser reconnects by itself. */
export function usePulse(): Pulse | null {
  const [pulse, setPulse] = useState<Pulse | null>(null);
  useEffect(() => {
    const events = new EventSource('/api/admin/events');
    events.addEventListener('pulse', ({ data }) => setPulse(JSON.parse(data)));
    return () => events.close();
  }, []);
  return pulse;
}
