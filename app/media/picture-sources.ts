/** What it takes to show one picture: all of its addresses follow from it. */
export type PictureData = {
  name: string;
  alt: string;
  focal: readonly [x: number, y: number];
  /** Size of the master. */
  width: number;
  height: number;
  /** Of the master and everything that decides how it is encoded: a new picture has new addresses. */
  hash: string;
  /** Fills the space until the picture is there. */
  color: string;
};

export type PictureFormat = 'avif' | 'webp';

/** One framing of a picture: the whole of it, or the tall cut for phones. */
export type PictureCut = { path: string; width: number; height: number; isForPhones: boolean };

export const picturesUrl = '/assets/pictures';

// Steps of at most √1.5, so that no picture has more than 1.5 times the pixels of the space it fills.
// WebP only serves browsers that do not know AVIF, where a coarser choice will do.
const steps: Record<PictureFormat, readonly number[]> = {
  avif: [320, 390, 475, 580, 705, 860, 1050, 1280, 1560, 1900],
  webp: [580, 1280],
};

// As wide as the screen, which has 720 or 1080 pixels on most phones: a step fits each closely.
const stepsOnPhones: Record<PictureFormat, readonly number[]> = {
  avif: [396, 484, 592, 725, 887, 1086, 1280],
  webp: [725, 1280],
};

// As many as a full HD screen has: beyond that, bytes and encoding time grow faster than what is seen.
const mostPixels = 1920 * 1080;

const tallRatio = 3 / 4;

export type NameWithTallCut = `heroes/${string}`;

export function hasTallCut(name: string): name is NameWithTallCut {
  return name.startsWith('heroes/');
}

export function wholeCut({ name, hash, width, height }: PictureData): PictureCut {
  return { path: `${name}-${hash}`, width, height, isForPhones: false };
}

export function tallCut({ name, hash, width, height }: PictureData): PictureCut {
  return {
    path: `${name}-tall-${hash}`,
    width: Math.min(width, Math.round(height * tallRatio)),
    height: Math.min(height, Math.round(width / tallRatio)),
    isForPhones: true,
  };
}

export function cutWidths(cut: PictureCut, format: PictureFormat): readonly number[] {
  const widest = Math.min(cut.width, Math.sqrt((mostPixels * cut.width) / cut.height));
  const fitting = (cut.isForPhones ? stepsOnPhones : steps)[format].filter((width) => width <= widest);
  return fitting.length > 0 ? fitting : [cut.width];
}

export function variantFile(cut: PictureCut, format: PictureFormat, width: number): string {
  return `${cut.path}-${width}.${format}`;
}

export function srcSet(cut: PictureCut, format: PictureFormat): string {
  return cutWidths(cut, format)
    .map((width) => `${picturesUrl}/${variantFile(cut, format, width)} ${width}w`)
    .join(', ');
}

/** The one address for whatever cannot choose from a set. */
export function largestUrl(cut: PictureCut, format: PictureFormat): string {
  return `${picturesUrl}/${variantFile(cut, format, Math.max(...cutWidths(cut, format)))}`;
}

/** A class instead of a style attribute, which the content security policy forbids. */
export function pictureClass({ name }: PictureData): string {
  return `picture-${name.replaceAll('/', '-')}`;
}

export function pictureRule(picture: PictureData): string {
  const [x, y] = picture.focal.map((part) => `${Math.round(part * 100)}%`);
  return `@layer base{.${pictureClass(picture)}{background-color:${picture.color};object-position:${x} ${y}}}`;
}
