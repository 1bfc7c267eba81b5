import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';
import { FormIsland } from '#app/forms/form-island.tsx';
import { photography } from '#app/forms/photography.ts';

export const meta = () => pageMeta('photo-gallery');

export default function PhotoGallery() {
  return (
    <>
      <section className="on-ink">
        <div className="page-width py-24">
          <h1>{pages['photo-gallery'].title}</h1>
        </div>
      </section>
      <section className="page-width max-w-prose py-20">
        <FormIsland form={photography} />
      </section>
    </>
  );
}
