import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('photography');

export default function Photography() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['photography'].title}</h1>
      </div>
    </section>
  );
}
