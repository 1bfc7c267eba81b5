import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { PictureContent } from '#app/content/pictures/picture-content.ts';
import { type PictureName, pictures } from '#app/content/pictures.ts';
import type { PictureData } from '#app/media/picture-sources.ts';

export type Master = PictureData & { file: string };

// Slow encoding buys little here: 10 bits at the lowest effort keep dark gradients free of bands, look the
// same as effort 2 at 6 % more bytes, and take a quarter of the time.
export const encoding = {
  avif: { quality: 65, effort: 0, bitdepth: 10, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 2 },
} as const;

// Logos and sharing cards are sent as they are.
const groupsSentAsTheyAre = ['brand'];

export async function readMasters(directory: string): Promise<Master[]> {
  const files = await findFiles(directory);
  const problem = findProblem(pictures, files);
  if (problem) throw new Error(problem);
  return Promise.all(files.map((file) => describeMaster(directory, file)));
}

async function findFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !groupsSentAsTheyAre.some((group) => file.startsWith(`${group}/`)))
    .sort();
}

/** One sentence on the first thing that does not fit between the content and the files, if any. */
export function findProblem(content: Record<string, PictureContent>, files: string[]): string | undefined {
  const names = files.map(nameOf);
  const missing = Object.keys(content).find((name) => !names.includes(name));
  if (missing)
    return `The picture "${missing}" stands in app/content/pictures, but pictures/ has no file for it.`;
  const extra = files.find((file) => !Object.hasOwn(content, nameOf(file)));
  if (extra) return `The file pictures/${extra} has no title, alt text and caption in app/content/pictures.`;
  const twice = files.find((file, index) => names.indexOf(nameOf(file)) < index);
  if (twice) return `pictures/ has two files for the picture "${nameOf(twice)}": keep one of them.`;
  for (const [name, { title, alt, caption, focal }] of Object.entries(content)) {
    const empty = Object.entries({ title, alt, caption }).find(([, text]) => text.trim() === '');
    if (empty) return `The picture "${name}" has an empty ${empty[0]} in app/content/pictures.`;
    if (focal.some((part) => part < 0 || part > 1))
      return `The focal point of "${name}" is not between 0 and 1.`;
  }
}

function nameOf(file: string): string {
  const { dir, name } = parse(file);
  return `${dir}/${name}`;
}

async function describeMaster(directory: string, file: string): Promise<Master> {
  const name = nameOf(file) as PictureName;
  const { alt, focal } = pictures[name];
  const path = join(directory, file);
  const { width, height, color } = await measure(path).catch((error: Error) => {
    throw new Error(`pictures/${file} cannot be read as a picture: ${error.message}`);
  });
  const hash = hashOf(await readFile(path), JSON.stringify([encoding, sharp.versions, focal]));
  return { name, alt, focal, file: path, width, height, color, hash };
}

async function measure(path: string): Promise<Pick<Master, 'width' | 'height' | 'color'>> {
  const { autoOrient, hasAlpha } = await sharp(path).metadata();
  return { ...autoOrient, color: hasAlpha ? 'transparent' : await meanColor(path) };
}

async function meanColor(path: string): Promise<string> {
  const pixel = await sharp(path).resize(1, 1, { fit: 'fill' }).toColorspace('srgb').raw().toBuffer();
  return `#${pixel.toString('hex').slice(0, 6)}`;
}

function hashOf(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
