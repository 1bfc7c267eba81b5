import { useSyncExternalStore } from 'react';
import { onConnection, serverIsAway } from './connection.ts';

export function useServerIsAway(): boolean {
  return useSyncExternalStore(onConnection, serverIsAway, () => false);
}

/** Says calmly that nobody answers; what is on the screen stays. */
export function AwayBanner() {
  const away = useServerIsAway();
  return away ? (
    <p role="alert" className="away">
      <strong>The server cannot be reached.</strong> What you see and typed stays here; we keep trying.
    </p>
  ) : null;
}
