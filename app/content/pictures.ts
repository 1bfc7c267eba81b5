import { content } from '#app/editable/content.ts';
import { design } from './pictures/design.ts';
import { galleryPhotos } from './pictures/gallery.ts';
import { heroes } from './pictures/heroes.ts';
import { holograms } from './pictures/holograms.ts';
import { scenes } from './pictures/scenes.ts';
import { videoPosters } from './pictures/video-posters.ts';
import { visuals } from './pictures/visuals.ts';
import { windows } from './pictures/windows.ts';

/**
 * Every picture of the site. A name is its master's path in `pictures/` without the extension: to replace a
 * picture, replace that file and the lines here.
 */
export const pictures = content('pictures', {
  ...heroes,
  ...holograms,
  ...videoPosters,
  ...design,
  ...visuals,
  ...galleryPhotos,
  ...scenes,
  ...windows,
});

export type PictureName = keyof typeof pictures;
