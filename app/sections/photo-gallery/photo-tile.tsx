import { galleryPhotos } from '#app/content/pictures/gallery.ts';
import { studios } from '#app/content/studio/studios.ts';
import { Thumbnail } from '#app/media/lightbox/thumbnail.tsx';
import { pictureData } from '#app/media/picture-data.ts';

type Props = { name: keyof typeof galleryPhotos; isLarge: boolean; isFirst: boolean };

const smallSizes =
  '(min-width: 64rem) calc(25vw - 1rem), (min-width: 40rem) calc(50vw - 1.25rem), calc(100vw - 2.5rem)';
const largeSizes =
  '(min-width: 64rem) calc(50vw - 1.25rem), (min-width: 40rem) calc(100vw - 1.5rem), calc(100vw - 2.5rem)';

export function PhotoTile({ name, isLarge, isFirst }: Props) {
  const { title, caption, category, credit } = galleryPhotos[name];
  const { width, height } = pictureData(name);
  const isTall = height > width;
  const span = isLarge ? 'sm:col-span-2 sm:row-span-2' : isTall ? 'photo-tall sm:row-span-2' : '';
  return (
    <li data-category={category.toLowerCase()} className={span}>
      <figure className="group relative h-full">
        <Thumbnail
          name={name}
          caption={`${caption} Photo: ${studios[credit]}`}
          sizes={isLarge ? largeSizes : smallSizes}
          priority={isFirst}
          className={`sm:h-full ${isTall ? 'aspect-3/4 sm:aspect-auto' : 'aspect-3/2 sm:aspect-auto'}`}
        />
        <figcaption className="photo-caption flex items-baseline justify-between gap-4 text-sm max-sm:pt-2">
          <span className="font-semibold text-paper">{title}</span>
          <span>{studios[credit]}</span>
        </figcaption>
      </figure>
    </li>
  );
}
