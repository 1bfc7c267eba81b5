import { masters } from 'virtual:pictures';
import { type PictureName, pictures } from '#app/content/pictures.ts';
import type { PictureData } from './picture-sources.ts';

/** For islands: take this on the server and pass it as a prop, so that no island carries the whole list. */
export function pictureData(name: PictureName): PictureData {
  const { alt, focal } = pictures[name];
  return { name, alt, focal, ...masters[name] };
}

/** The names of a group, in the order its content gives. */
export function namesIn<Group extends object>(group: Group): (keyof Group & string)[] {
  return Object.keys(group) as (keyof Group & string)[];
}
