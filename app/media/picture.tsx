import type { PictureName } from '#app/content/pictures.ts';
import { pictureData } from './picture-data.ts';
import { PictureImage, type PictureLook } from './picture-image.tsx';
import type { NameWithTallCut } from './picture-sources.ts';

/** `tall` shows phones the cut made for them; only heroes have one. */
type Props = PictureLook &
  ({ name: PictureName; tall?: false } | { name: Extract<PictureName, NameWithTallCut>; tall: true });

/**
 * A picture by its name. Only for what is rendered on the server: an island that uses this would carry the
 * list of all pictures with it (see `PictureImage`).
 */
export function Picture({ name, ...look }: Props) {
  return <PictureImage picture={pictureData(name)} {...look} />;
}
