import { photography } from '#app/content/studio/photography.ts';
import { Picture } from '#app/media/picture.tsx';

const frames = [
  { name: 'sports/athletics-track-bend', place: 'lg:col-span-4' },
  { name: 'people/auditorium-ember-disc', place: 'lg:col-span-4' },
  { name: 'product/bottle', place: 'max-lg:hidden lg:col-span-4' },
] as const;

/** A few frames that run off the page, and the way to all of them. */
export function GalleryStrip() {
  const { heading, link } = photography.gallery;
  return (
    <section className="bg-paper-deep">
      <div className="grid grid-cols-2 lg:grid-cols-12">
        {frames.map(({ name, place }) => (
          <div key={name} className={`aspect-3/2 ${place}`}>
            <Picture
              name={name}
              sizes="(min-width: 64rem) 33.4vw, 50vw"
              decorative
              className="h-full w-full object-cover"
            />
          </div>
        ))}
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-10">
        <h2 className="text-h3">{heading}</h2>
        <a href="/photo-gallery" className="button button-quiet">
          {link}
        </a>
      </div>
    </section>
  );
}
