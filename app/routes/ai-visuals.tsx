import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';
import { aiVisuals } from '#app/forms/ai-visuals.ts';
import { FormIsland } from '#app/forms/form-island.tsx';

export const meta = () => pageMeta('ai-visuals');

export default function AiVisuals() {
  return (
    <>
      <section className="on-ink">
        <div className="page-width py-24">
          <h1>{pages['ai-visuals'].title}</h1>
        </div>
      </section>
      <section className="page-width max-w-prose py-20">
        <FormIsland form={aiVisuals} />
      </section>
    </>
  );
}
