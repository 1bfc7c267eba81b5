import { visuals } from '#app/content/pictures/visuals.ts';
import { aiVisuals } from '#app/content/studio/ai-visuals.ts';
import { LightboxIsland } from '#app/media/lightbox/lightbox-island.tsx';
import { Thumbnail } from '#app/media/lightbox/thumbnail.tsx';
import { namesIn, pictureData } from '#app/media/picture-data.ts';

const names = namesIn(visuals);

/**
 * Rows of two landscapes and a square fill the screen from edge to edge without a gap and without cropping:
 * 3 + 2 + 3 parts of eight. On phones the first of each three takes a row of its own.
 */
export function Quilt() {
  const { heading, text } = aiVisuals.gallery;
  return (
    <section className="on-ink">
      <div className="page-width grid items-end gap-x-8 gap-y-4 pb-10 md:grid-cols-12">
        <h2 className="md:col-span-6">{heading}</h2>
        <p className="max-w-prose md:col-span-5 md:col-start-8">{text}</p>
      </div>
      <ul className="quilt grid grid-cols-5 sm:grid-cols-8">
        {names.map((name, index) => (
          <Patch key={name} name={name} leads={index % 3 === 0} />
        ))}
      </ul>
      <LightboxIsland />
    </section>
  );
}

function Patch({ name, leads }: { name: keyof typeof visuals; leads: boolean }) {
  const { width, height } = pictureData(name);
  const isSquare = width === height;
  const onPhones = leads ? 'col-span-5' : isSquare ? 'col-span-2' : 'col-span-3';
  const phoneShare = leads ? 100 : isSquare ? 40 : 60;
  return (
    <li className={`${onPhones} ${isSquare ? 'aspect-square sm:col-span-2' : 'aspect-3/2 sm:col-span-3'}`}>
      <Thumbnail
        name={name}
        sizes={`(min-width: 40rem) ${isSquare ? 25 : 37.5}vw, ${phoneShare}vw`}
        className="h-full"
      />
    </li>
  );
}
