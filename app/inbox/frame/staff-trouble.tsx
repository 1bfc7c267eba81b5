import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const pause = 5000;

/** In place of a staff page that could not be shown at all. It tries again by itself; nothing typed is lost. */
export function StaffTrouble() {
  const { revalidate, state } = useRevalidator();
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
          <button
            type="button"
            className="staff-button"
            aria-busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            Try again
          </button>
          <a href="/" className="staff-button">
            Return to Home
          </a>
        </p>
      </main>
    </div>
  );
}
