import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  cutWidths,
  hasTallCut,
  type PictureCut,
  type PictureFormat,
  tallCut,
  variantFile,
  wholeCut,
} from '#app/media/picture-sources.ts';
import { encoding, type Master } from './picture-masters.ts';

export type Variant = { master: Master; cut: PictureCut; format: PictureFormat; width: number; file: string };

// One thread an encoder and one encoder a core is the quickest way through many pictures.
sharp.concurrency(1);

export function variantsOf(master: Master): Variant[] {
  const cuts = hasTallCut(master.name) ? [wholeCut(master), tallCut(master)] : [wholeCut(master)];
  return cuts.flatMap((cut) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      cutWidths(cut, format).map((width) => ({
        master,
        cut,
        format,
        width,
        file: variantFile(cut, format, width),
      })),
    ),
  );
}

/** Encodes what the cache lacks. A file's name carries the hash of all that decides it, so it is the key. */
export async function encodeMissing(
  variants: Variant[],
  cache: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const missing = await filterAsync(variants, async ({ file }) => !(await exists(join(cache, file))));
  const queue = Map.groupBy(missing, ({ master }) => master).entries();
  let done = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const [master, ofMaster] of queue) {
        const pixels = await decode(master);
        for (const variant of ofMaster) {
          await encode(pixels, variant, join(cache, variant.file));
          done += 1;
          onProgress(done, missing.length);
        }
      }
    }),
  );
}

async function filterAsync<Item>(items: Item[], keep: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const kept = await Promise.all(items.map(keep));
  return items.filter((_, index) => kept[index]);
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Decoding once for all variants halves the work. */
async function decode({ file }: Master): Promise<Sharp> {
  const image = sharp(file).autoOrient().toColorspace('srgb').raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function encode(pixels: Sharp, { master, cut, format, width }: Variant, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await pixels
    .clone()
    .extract(aroundFocalPoint(master, cut))
    .resize(width)
    .toFormat(format, encoding[format])
    .toFile(unfinished);
  await rename(unfinished, file);
}

export function aroundFocalPoint(
  { focal, width, height }: Pick<Master, 'focal' | 'width' | 'height'>,
  cut: PictureCut,
) {
  return {
    left: offset(focal[0], width, cut.width),
    top: offset(focal[1], height, cut.height),
    width: cut.width,
    height: cut.height,
  };
}

function offset(focal: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focal * whole - part / 2, 0), whole - part));
}
