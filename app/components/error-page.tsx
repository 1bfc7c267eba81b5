import { company } from '#app/content/company.ts';
import { LostPage } from './lost-page.tsx';

export function ErrorPage() {
  return (
    <LostPage before="5" after="0" title="This page could not be shown">
      <p className="max-w-prose text-lead">
        That is our fault. Please try again in a moment. If it keeps happening, write to{' '}
        <a className="link text-paper" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        .
      </p>
      <p className="mt-8">
        <a href="/" className="button button-ember">
          Return to Home
        </a>
      </p>
    </LostPage>
  );
}
