import { PageBack } from '#app/components/page-back.tsx';
import { partnerWithUsPage } from '#app/content/partner-with-us.ts';
import { Picture } from '#app/media/picture.tsx';

/** Words above and below, and between them the two strands that give the page its line. */
export function PartnerHero() {
  const { eyebrow, title, lead, contact } = partnerWithUsPage;
  return (
    <section className="on-ink relative isolate">
      <Picture
        name="heroes/partnership"
        sizes="(min-width: 40rem) 100vw, 130vw"
        priority
        tall
        className="absolute inset-0 -z-10 size-full object-cover print:hidden"
      />
      <div className="page-width flex min-h-[175vw] flex-col justify-between gap-40 pt-4 pb-12 sm:min-h-[56.25vw] lg:min-h-[clamp(36rem,56.25vw,100svh-5rem)] lg:pt-8 lg:pb-20 print:min-h-0">
        <div>
          <PageBack className="text-paper" />
          <p className="eyebrow mt-6 text-amber">{eyebrow}</p>
          <h1 className="mt-3 max-w-[17ch]">{title}</h1>
        </div>
        <div className="max-w-lg lg:ml-auto">
          <p className="text-lead text-paper">{lead}</p>
          <a
            href="/contact"
            data-sets-flag="/partner-with-us"
            className="button button-ember no-print mt-8 max-[22rem]:px-3 max-[22rem]:text-sm"
          >
            {contact}
          </a>
        </div>
      </div>
    </section>
  );
}
