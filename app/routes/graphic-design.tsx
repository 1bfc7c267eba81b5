import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('graphic-design');

export default function GraphicDesign() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['graphic-design'].title}</h1>
      </div>
    </section>
  );
}
