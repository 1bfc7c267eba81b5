import { useContext } from 'react';
import { NonceContext } from '#app/document/nonce.ts';
import { LostPage } from './lost-page.tsx';

export function NotFoundPage() {
  return (
    <>
      <LostPage before="4" after="4" title="Oops! Page not found">
        <p className="max-w-prose text-lead">
          Nothing lives at this address. It may have moved, or the link that brought you here has a typo.
        </p>
        <p className="mt-8 flex flex-wrap gap-4">
          <a href="/" className="button button-ember">
            Return to Home
          </a>
          <a href="/explore" className="button button-quiet text-paper">
            See all pages
          </a>
        </p>
      </LostPage>
      {/* The server logs a bad path too; here it helps whoever set the link. */}
      <script nonce={useContext(NonceContext)}>
        {"console.error('404 (Not Found): ' + location.pathname)"}
      </script>
    </>
  );
}
