import { ExternalLink } from '#app/components/external-link.tsx';
import { PageBack } from '#app/components/page-back.tsx';
import { partner } from '#app/content/company.ts';
import { partnershipPage } from '#app/content/partnership.ts';
import { Picture } from '#app/media/picture.tsx';

export function PartnershipHero() {
  const { eyebrow, title, lead, integration, shop } = partnershipPage;
  return (
    <section className="isolate">
      <div className="relative -z-10 aspect-3/4 sm:aspect-video lg:aspect-auto lg:h-[clamp(36rem,56.25vw,max(100svh-5rem,50vw))] print:hidden">
        <Picture name="heroes/rov" sizes="100vw" priority tall className="size-full object-cover" />
        <div className="absolute inset-x-0 bottom-0 h-2/3 bg-linear-to-t from-ink via-ink/60" />
      </div>
      <div className="page-width -mt-[32vw] sm:-mt-[17vw] print:m-0">
        <PageBack className="text-paper" />
        <p className="eyebrow mt-4 text-signal">{eyebrow}</p>
        <h1 className="mt-3 max-w-[14ch] sm:text-giant">{title}</h1>
        <div className="mt-10 grid gap-8 lg:grid-cols-12 lg:items-end">
          <p className="max-w-prose text-lead lg:col-span-7">{lead}</p>
          <p className="flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">
            <ExternalLink href={partner.integration} className="button button-ember">
              {integration}
            </ExternalLink>
            <ExternalLink href={partner.shop} className="button button-quiet">
              {shop}
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
