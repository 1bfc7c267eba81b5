export function NotFoundPage() {
  return (
    <section className="on-ink">
      <div className="page-width grid min-h-[70vh] content-center py-24">
        <p className="eyebrow text-amber">404</p>
        <h1 className="mt-4 max-w-3xl">Oops! Page not found</h1>
        <p className="mt-6 max-w-prose text-lead">
          Nothing lives at this address. It may have moved, or the link that brought you here has a typo.
        </p>
        <p className="mt-10 flex flex-wrap gap-4">
          <a href="/" className="button button-ember">
            Return to Home
          </a>
          <a href="/explore" className="button button-quiet">
            See all pages
          </a>
        </p>
      </div>
    </section>
  );
}
