import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('ai-visuals');

export default function AiVisuals() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['ai-visuals'].title}</h1>
      </div>
    </section>
  );
}
