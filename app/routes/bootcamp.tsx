import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('bootcamp');

export default function Bootcamp() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['bootcamp'].title}</h1>
      </div>
    </section>
  );
}
