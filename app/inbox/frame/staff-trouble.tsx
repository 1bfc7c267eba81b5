import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { TryAgain } from './try-again.tsx';

const pause = 5000;

/** In place of a staff page that could not be shown at all. It tries again by itself; nothing typed is lost. */
export function StaffTrouble() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), pause);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className="staff">
      <main className="staff-note">
        <h1>This page cannot be shown right now</h1>
        <p role="status">The server did not answer as it should. We keep trying; notes you typed are kept.</p>
        <p className="staff-actions">
          <TryAgain />
          <a href="/" className="button button-quiet">
            Return to Home
          </a>
        </p>
      </main>
    </div>
  );
}
