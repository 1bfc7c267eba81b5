import { useEffect } from 'react';
import { apiAddress } from '../api.ts';
import { isSignedInHere } from '../sign-in/session-news.ts';
import { type Presence, presenceTimes } from './answers.ts';

const tab = crypto.randomUUID();

/** Nobody waits for it and nothing hangs on it, so that nothing is said when it fails. It outlives its page. */
function tell(presence: Omit<Presence, 'tab'>): void {
  if (!isSignedInHere()) return;
  void fetch(apiAddress('/presence'), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tab, ...presence }),
  }).catch(() => undefined);
}

/** Tells colleagues that a submission is open here, as long as it is looked at. */
export function useTellPresence(submission: string, isWriting: boolean): void {
  useEffect(() => {
    const beat = () => {
      if (document.visibilityState === 'visible') tell({ submission, isWriting });
    };
    beat();
    const timer = setInterval(beat, presenceTimes.beat);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [submission, isWriting]);

  // Another submission in the same tab takes the place of the one before.
  useEffect(() => {
    const leave = () => tell({ submission: null, isWriting: false });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
