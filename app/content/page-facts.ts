import type { PictureName } from './pictures.ts';

export type PageFacts = {
  /** Its one address; further ones are in `aliases.ts`. */
  path: `/${string}`;
  /** What the page is called in a list. */
  name: string;
  title: string;
  description: string;
  /** For the picture that a shared link shows. */
  headline: string;
  picture: PictureName;
  /** Kept out of search engines and the sitemap. */
  hidden?: boolean;
};
