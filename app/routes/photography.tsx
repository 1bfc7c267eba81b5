import { pageMeta } from '#app/components/page-meta.ts';
import { photography } from '#app/content/studio/photography.ts';
import { photographyShort } from '#app/forms/definitions/photography.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { GalleryStrip } from '#app/sections/photography/gallery-strip.tsx';
import { Hero } from '#app/sections/photography/hero.tsx';
import { Specialities } from '#app/sections/photography/specialities.tsx';

export const meta = () => pageMeta('photography');

export default function Photography() {
  const { heading, text } = photography.booking;
  return (
    <>
      <Hero />
      <Specialities />
      <GalleryStrip />
      <section id="book" className="page-width grid gap-12 py-20 md:grid-cols-12 lg:py-28">
        <div className="md:col-span-5">
          <h2>{heading}</h2>
          <p className="mt-6 max-w-prose text-lead">{text}</p>
        </div>
        <div className="max-w-2xl md:col-span-7">
          <FormIsland form={photographyShort} />
        </div>
        <p className="flex flex-wrap gap-x-8 md:col-span-12">
          <a href="/services#creative-studio" className="link inline-flex min-h-11 items-center">
            Everything in the creative studio
          </a>
        </p>
      </section>
    </>
  );
}
