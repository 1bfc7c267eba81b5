import { company } from '#app/content/company.ts';
import { partnerWithUsPage } from '#app/content/partner-with-us.ts';

export function PartnerClosing() {
  const { heading, text, link } = partnerWithUsPage.closing;
  return (
    <section aria-labelledby="hello" className="bg-paper-deep">
      <div className="page-width flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
        <div>
          <h2 id="hello">{heading}</h2>
          <p className="mt-4 text-lead">{text}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <a href={`mailto:${company.email}`} className="link inline-flex min-h-11 items-center">
            {company.email}
          </a>
          <a href="/contact" data-sets-flag="/partner-with-us" className="button button-quiet">
            {link}
          </a>
        </p>
      </div>
    </section>
  );
}
