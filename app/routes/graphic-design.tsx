import { ExternalLink } from '#app/components/external-link.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { partner } from '#app/content/company.ts';
import { graphicDesign } from '#app/content/studio/graphic-design.ts';
import { graphicDesign as form } from '#app/forms/definitions/graphic-design.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { Examples } from '#app/sections/graphic-design/examples.tsx';

export const meta = () => pageMeta('graphic-design');

export default function GraphicDesign() {
  const { partner: work, brief } = graphicDesign;
  return (
    <>
      <Examples />
      <section className="on-ink">
        <div className="page-width grid items-end gap-8 py-16 md:grid-cols-12 lg:py-20">
          <div className="md:col-span-7">
            <h2>{work.heading}</h2>
            <p className="mt-5 max-w-prose text-lead">{work.text}</p>
          </div>
          <p className="md:col-span-5 md:text-right">
            <ExternalLink href={partner.site} className="button button-quiet sm:whitespace-nowrap">
              {work.button} <span aria-hidden="true">↗</span>
            </ExternalLink>
          </p>
        </div>
      </section>
      <section className="page-width grid gap-12 py-20 md:grid-cols-12 lg:py-28">
        <div className="md:col-span-5">
          <h2>{brief.heading}</h2>
          <p className="mt-6 max-w-prose text-lead">{brief.text}</p>
        </div>
        <div className="max-w-2xl md:col-span-7 lg:col-span-6 lg:col-start-7">
          <FormIsland form={form} />
        </div>
      </section>
    </>
  );
}
