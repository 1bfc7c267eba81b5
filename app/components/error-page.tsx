import { company } from '#app/content/company.ts';

export function ErrorPage() {
  return (
    <section className="on-ink">
      <div className="page-width grid min-h-[70vh] content-center py-24">
        <p className="eyebrow text-amber">Our fault</p>
        <h1 className="mt-4 max-w-3xl">This page could not be shown</h1>
        <p className="mt-6 max-w-prose text-lead">
          Please try again in a moment. If it keeps happening, write to{' '}
          <a className="link text-paper" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          .
        </p>
        <p className="mt-10">
          <a href="/" className="button button-ember">
            Return to Home
          </a>
        </p>
      </div>
    </section>
  );
}
