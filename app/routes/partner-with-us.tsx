import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';

export const meta = () => pageMeta('partner-with-us');

export default function PartnerWithUs() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>{pages['partner-with-us'].title}</h1>
      </div>
    </section>
  );
}
