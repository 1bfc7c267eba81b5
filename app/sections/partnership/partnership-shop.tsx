import { ExternalLink } from '#app/components/external-link.tsx';
import { partner } from '#app/content/company.ts';
import { partnershipPage } from '#app/content/partnership.ts';

export function PartnershipShop() {
  const { heading, text, link } = partnershipPage.shopNote;
  return (
    <section aria-labelledby="shop" className="page-width py-24 lg:py-40">
      <div className="flex flex-wrap items-end justify-between gap-8 border-t-2 border-signal pt-8">
        <div>
          <h2 id="shop">{heading}</h2>
          <p className="mt-4 max-w-md text-lead">{text}</p>
        </div>
        <ExternalLink href={partner.site} className="button button-quiet">
          {link}
        </ExternalLink>
      </div>
    </section>
  );
}
