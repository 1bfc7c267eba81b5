import type { studios } from '#app/content/studio/studios.ts';

export type PictureContent = {
  title: string;
  /** What is seen, for those who do not see it. */
  alt: string;
  caption: string;
  /** The point that stays in view when the picture is cropped: 0 to 1 from the left and from the top. */
  focal: readonly [x: number, y: number];
};

export const photoCategories = ['People', 'Product', 'Environmental', 'Sports'] as const;

export type PhotoCategory = (typeof photoCategories)[number];

export type GalleryPhoto<Category extends PhotoCategory = PhotoCategory> = PictureContent & {
  category: Category;
  credit: keyof typeof studios;
};

/** A photo lies in its category's folder, so the two cannot disagree. */
export type GalleryPhotos = {
  [Category in PhotoCategory as `${Lowercase<Category>}/${string}`]: GalleryPhoto<Category>;
};
