import { CardLink } from '#app/components/card-link.tsx';
import type { PictureName } from '#app/content/pictures.ts';
import { Picture } from '#app/media/picture.tsx';

type Props = {
  tile: { name: string; text: string; href: string; picture?: PictureName; setsFlag?: string };
  /** Place in the grid, and the ground of a tile without a picture. */
  className: string;
  sizes?: string;
  priority?: boolean;
};

export function Tile({ tile, className, sizes = '100vw', priority }: Props) {
  return (
    <li className={`group relative isolate grid content-end overflow-hidden ${className}`}>
      {tile.picture ? (
        <Picture
          name={tile.picture}
          sizes={sizes}
          priority={priority}
          decorative
          className="absolute inset-0 -z-10 h-full w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
        />
      ) : null}
      <div
        className={`p-5 lg:p-7 ${tile.picture ? 'bg-linear-to-t from-ink-deep/95 via-ink-deep/70 to-transparent pt-20 text-paper lg:pt-20' : ''}`}
      >
        <h2 className="text-h4 lg:text-h3">
          <CardLink href={tile.href} setsFlag={tile.setsFlag}>
            {tile.name}
          </CardLink>
        </h2>
        <p className="mt-1 text-sm">{tile.text}</p>
      </div>
    </li>
  );
}
