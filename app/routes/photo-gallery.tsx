import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('photo-gallery');

export default function PhotoGallery() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['photo-gallery'].title}</h1>
      </div>
    </section>
  );
}
