import { useSyncExternalStore } from 'react';

type Props = { isWaiting: boolean };

/** Says so when the device is offline, and what becomes of the entry. */
export function ConnectionNote({ isWaiting }: Props) {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  if (!isOffline) return <div aria-live="polite" />;
  return (
    <div aria-live="polite" className="border-l-4 border-amber bg-paper-deep px-5 py-4">
      {isWaiting
        ? "You're offline. Your answers are saved on this device and will be sent when you're back online."
        : "You're offline. Keep typing: your answers are saved on this device."}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
