import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('generated-video');

export default function GeneratedVideo() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['generated-video'].title}</h1>
      </div>
    </section>
  );
}
