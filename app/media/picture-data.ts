import { masters } from 'virtual:pictures';
import { type PictureName, pictures } from '#app/content/pictures.ts';
import type { PictureData } from './picture-sources.ts';

/** Only on the server: an island that asks would carry the list of all pictures. */
export function pictureData(name: PictureName): PictureData {
  const { alt, focal } = pictures[name];
  return { name, alt, focal, ...masters[name] };
}

/** The names of a group, in the order its content gives. */
export function namesIn<Group extends object>(group: Group): (keyof Group & string)[] {
  return Object.keys(group) as (keyof Group & string)[];
}
