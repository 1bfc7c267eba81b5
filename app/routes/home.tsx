import { pageMeta } from '#app/components/page-meta.ts';

export const meta = () => pageMeta('home');

export default function Home() {
  return (
    <section className="on-ink">
      <div className="page-width py-24">
        <h1>Fire carried into deep water</h1>
        <a href="/services" className="button button-ember mt-10">
          Browse services →
        </a>
      </div>
    </section>
  );
}
