import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { apiAddress } from '../api.ts';
import type { Pulse } from '../pulse.ts';
import { useServerIsAway } from './away-banner.tsx';
import { call } from './call.ts';

const pause = 2000;

let latest: Pulse | null = null;

/** What was known when something is loaded: it is as new as that at least. */
export const latestPulse = () => latest;

const PulseContext = createContext<Pulse | null>(null);

/** What is new, as the server last told it; null until it has. */
export const usePulse = () => useContext(PulseContext);

/** Listens for news as long as a staff page is open. When the server has been away, everything is loaded anew. */
export function Live({ children }: { children: ReactNode }) {
  const [pulse, setPulse] = useState(latest);
  const away = useServerIsAway();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const hear = (next: Pulse) => {
      latest = next;
      setPulse(next);
    };
    return away ? keepLooking(hear) : listen(hear);
  }, [away]);

  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !away) {
      // What failed meanwhile stays said. That the banner is gone says the rest.
      if (!document.querySelector('.toast')) showToast('success', 'The server is back.');
      void revalidate();
    }
    wasAway.current = away;
  }, [away, revalidate]);
  return <PulseContext value={pulse}>{children}</PulseContext>;
}

/** A stream that ends may end for many reasons: one plain question finds out which, and then it is opened again. */
function listen(onPulse: (pulse: Pulse) => void): () => void {
  const stopped = new AbortController();
  let events: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  const open = () => {
    events = new EventSource(apiAddress('/events'));
    events.addEventListener('pulse', ({ data }) => onPulse(JSON.parse(data)));
    events.addEventListener('error', () => {
      events.close();
      void look(onPulse, stopped.signal).then((answered) => {
        if (answered) timer = setTimeout(open, pause);
      });
    });
  };
  open();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    events.close();
  };
}

function keepLooking(onPulse: (pulse: Pulse) => void): () => void {
  const stopped = new AbortController();
  const again = () => void look(onPulse, stopped.signal);
  const timer = setInterval(again, pause);
  addEventListener('online', again, { signal: stopped.signal });
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}

/** Whether news were had. The call itself says whether the server is there and whether the session still is. */
function look(onPulse: (pulse: Pulse) => void, signal: AbortSignal): Promise<boolean> {
  return call('GET /pulse', { signal }).then(
    (pulse) => {
      onPulse(pulse);
      return true;
    },
    () => false,
  );
}
