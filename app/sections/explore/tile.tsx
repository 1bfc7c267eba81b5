import { CardLink } from '#app/components/card-link.tsx';
import type { PictureName } from '#app/content/pictures.ts';
import { Picture } from '#app/media/picture.tsx';

type Props = {
  tile: { name: string; text: string; href: string; picture: PictureName; setsFlag?: string };
  /** Place in the grid. */
  className: string;
  sizes: string;
  priority?: boolean;
};

export function Tile({ tile, className, sizes, priority }: Props) {
  return (
    <li className={`group relative isolate grid content-end overflow-hidden ${className}`}>
      <Picture
        name={tile.picture}
        sizes={sizes}
        priority={priority}
        decorative
        className="absolute inset-0 -z-10 h-full w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
      />
      <div className="bg-linear-to-t from-ink-deep/95 via-ink-deep/70 to-transparent p-5 pt-20 text-paper lg:p-7 lg:pt-20">
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
