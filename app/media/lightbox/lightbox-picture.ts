import type { PictureData } from '#app/media/picture-sources.ts';

/** One picture as the lightbox shows it: plain data that travels in the document. */
export type LightboxPicture = { id: string; title: string; caption?: string; picture: PictureData };

/** What stands for a picture in an address: the last part of its name, which is its own on every page. */
export function pictureId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
