declare module 'virtual:pictures' {
  import type { PictureName } from '#app/content/pictures.ts';
  import type { PictureData } from '#app/media/picture-sources.ts';

  export const masters: Record<PictureName, Pick<PictureData, 'width' | 'height' | 'hash' | 'color'>>;
}
