import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';
import { FormIsland } from '#app/forms/form-island.tsx';
import { photographyShort } from '#app/forms/photography.ts';

export const meta = () => pageMeta('photography');

export default function Photography() {
  return (
    <>
      <section className="on-ink">
        <div className="page-width py-24">
          <h1>{pages['photography'].title}</h1>
        </div>
      </section>
      <section className="page-width max-w-prose py-20">
        <FormIsland form={photographyShort} />
      </section>
    </>
  );
}
