import { useState } from 'react';
import { latestPulse } from '#app/inbox/frame/live.tsx';
import { load } from '#app/inbox/frame/load.ts';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { TryAgain } from '#app/inbox/frame/try-again.tsx';
import { useNews } from '#app/inbox/frame/use-news.ts';
import { tryNow } from '#app/inbox/health/act.ts';
import { HealthPage } from '#app/inbox/health/health-page.tsx';
import type { Route } from './+types/health';

export const meta = () => staffMeta('Health');

export async function clientLoader() {
  const known = latestPulse();
  return { known, health: await load('GET /health', {}) };
}

export const clientAction = () => tryNow();

export const HydrateFallback = () => <Spinner label="Looking how the site is doing" />;

export default function AdminHealth({ loaderData: { known, health } }: Route.ComponentProps) {
  useNews(({ failingChecks }) => failingChecks, known);
  // What was seen last stays while nothing can be read: that is when it is needed.
  const [last, setLast] = useState(health.value);
  if (health.value && health.value !== last) setLast(health.value);
  return (
    <main className="staff-main">
      <h1>Health</h1>
      {health.error === null ? null : (
        <div className="inbox-note" role="alert">
          <p>
            How the site is doing could not be read: {health.error} If this stays so, the database does not
            answer, and forms tell visitors that they could not save. See that the database runs and that its
            disk has room.
          </p>
          <TryAgain />
        </div>
      )}
      {last ? <HealthPage health={last} /> : null}
    </main>
  );
}
