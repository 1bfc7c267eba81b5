import type { PictureName } from '#app/content/pictures.ts';
import { Picture } from '#app/media/picture.tsx';
import { pictureData } from '#app/media/picture-data.ts';
import type { PictureLook } from '#app/media/picture-image.tsx';
import { largestUrl, wholeCut } from '#app/media/picture-sources.ts';
import { pictureId } from './lightbox-picture.ts';

type Props = Pick<PictureLook, 'sizes' | 'priority'> & { name: PictureName; className?: string };

/** A link to the large picture; the lightbox, once awake, shows it on the page instead. */
export function Thumbnail({ name, className = '', ...look }: Props) {
  return (
    <a
      href={largestUrl(wholeCut(pictureData(name)), 'webp')}
      data-picture={pictureId(name)}
      className={`thumbnail ${className}`}
    >
      <Picture name={name} className="size-full object-cover" {...look} />
    </a>
  );
}
