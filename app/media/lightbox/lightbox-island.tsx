import { type PictureName, pictures } from '#app/content/pictures.ts';
import { Island } from '#app/islands/island.tsx';
import { pictureData } from '#app/media/picture-data.ts';
import { Lightbox } from './lightbox.tsx';
import { pictureId } from './lightbox-picture.ts';

/** `captionOf` where a caption says more than the picture's own. */
type Props<Name extends PictureName> = { names: readonly Name[]; captionOf?: (name: Name) => string };

export function LightboxIsland<Name extends PictureName>({
  names,
  captionOf = (name) => pictures[name].caption,
}: Props<Name>) {
  const shown = names.map((name) => ({
    id: pictureId(name),
    title: pictures[name].title,
    caption: captionOf(name),
    picture: pictureData(name),
  }));
  return <Island name="lightbox" wake="load" of={Lightbox} props={{ pictures: shown }} />;
}
