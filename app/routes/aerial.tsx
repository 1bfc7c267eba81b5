import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('aerial');

export default function Aerial() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['aerial'].title}</h1>
      </div>
    </section>
  );
}
