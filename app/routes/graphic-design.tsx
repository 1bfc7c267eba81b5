import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';
import { FormIsland } from '#app/forms/form-island.tsx';
import { graphicDesign } from '#app/forms/graphic-design.ts';

export const meta = () => pageMeta('graphic-design');

export default function GraphicDesign() {
  return (
    <>
      <section className="on-ink">
        <div className="page-width py-24">
          <h1>{pages['graphic-design'].title}</h1>
        </div>
      </section>
      <section className="page-width max-w-prose py-20">
        <FormIsland form={graphicDesign} />
      </section>
    </>
  );
}
