import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// In development every page hydrates; what the visit script changes must wait until React has seen the page.
if (import.meta.env.DEV) requestIdleCallback(() => import('./visit/visit.ts'), { timeout: 2000 });
