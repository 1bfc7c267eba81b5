import { pageMeta } from '#app/components/page-meta.ts';
import { aerialPage } from '#app/content/studio/aerial.ts';
import { aerialFilm } from '#app/content/studio/films.ts';
import { aerial } from '#app/forms/definitions/aerial.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { Video } from '#app/media/video.tsx';
import { Hero } from '#app/sections/aerial/hero.tsx';
import { Receive, Shines, Why } from '#app/sections/aerial/sections.tsx';
import { Tech } from '#app/sections/aerial/tech.tsx';

export const meta = () => pageMeta('aerial');

export default function Aerial() {
  const { work, quote } = aerialPage;
  return (
    <>
      <Hero />
      <Why />
      <Tech />
      <Shines />
      <section id="featured-work" aria-labelledby="work" className="on-ink">
        <div className="page-width py-20 md:py-28">
          <div className="grid gap-4 md:grid-cols-12 md:items-end">
            <h2 id="work" className="md:col-span-7">
              {work.heading}
            </h2>
            <p className="max-w-sm md:col-span-4 md:col-start-9">{work.text}</p>
          </div>
          <Video
            film={aerialFilm}
            sizes="(min-width: 104rem) max(84rem, 70vw), (min-width: 25rem) 90vw, calc(100vw - 2.5rem)"
            className="mt-10"
          />
        </div>
      </section>
      <Receive />
      <section id="quote" aria-labelledby="quote-heading" className="bg-paper-deep no-print">
        <div className="page-width grid gap-10 py-20 md:grid-cols-12 md:py-28">
          <div className="md:col-span-4">
            <h2 id="quote-heading">{quote.heading}</h2>
            <p className="mt-5 max-w-sm">{quote.text}</p>
          </div>
          <div className="max-w-160 md:col-span-7 md:col-start-6">
            <FormIsland form={aerial} />
          </div>
        </div>
      </section>
    </>
  );
}
