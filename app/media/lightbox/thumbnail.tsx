import { type PictureName, pictures } from '#app/content/pictures.ts';
import { Picture, type PictureLook } from '#app/media/picture.tsx';
import { pictureData } from '#app/media/picture-data.ts';
import { largestUrl, wholeCut } from '#app/media/picture-sources.ts';

type Props = Pick<PictureLook, 'sizes' | 'priority'> & {
  name: PictureName;
  /** Where it should say more than the picture's own. */
  caption?: string;
  className?: string;
};

/** A link to the large picture; the lightbox, once awake, shows it on the page instead. */
export function Thumbnail({ name, caption = pictures[name].caption, className = '', ...look }: Props) {
  return (
    <a
      href={largestUrl(wholeCut(pictureData(name)), 'webp')}
      data-picture={lastPart(name)}
      data-title={pictures[name].title}
      data-caption={caption}
      className={`thumbnail ${className}`}
    >
      <Picture name={name} className="size-full object-cover" {...look} />
    </a>
  );
}

/** What stands for a picture in an address; it is its own on every page. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
