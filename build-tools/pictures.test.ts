import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PictureContent } from '#app/content/pictures/picture-content.ts';
import { findProblem, type Master } from './picture-masters.ts';
import { aroundFocalPoint, encodeMissing, variantsOf } from './picture-variants.ts';

const lens: PictureContent = { title: 'Lens', alt: 'A lens.', caption: 'Close-up.', focal: [0.5, 0.5] };

describe('content and files are checked against each other', () => {
  test.each([
    ['that fit', { 'product/lens': lens }, ['product/lens.webp'], undefined],
    ['in another format', { 'product/lens': lens }, ['product/lens.jpg'], undefined],
    ['without a file', { 'product/lens': lens }, [], /"product\/lens" stands in .* no file/],
    ['without content', {}, ['product/lens.webp'], /pictures\/product\/lens\.webp has no title, alt text/],
    ['with two files', { 'product/lens': lens }, ['product/lens.jpg', 'product/lens.webp'], /two files/],
    ['without alt text', { 'product/lens': { ...lens, alt: ' ' } }, ['product/lens.webp'], /an empty alt/],
    [
      'with a focal point outside',
      { 'product/lens': { ...lens, focal: [50, 50] } },
      ['product/lens.webp'],
      /focal/,
    ],
  ] as const)('pictures %s', (_, content, files, sentence) => {
    const problem = findProblem(content, [...files]);
    if (sentence) expect(problem).toMatch(sentence);
    else expect(problem).toBeUndefined();
  });
});

test.each([
  ['in the middle', [0.5, 0.5], 50],
  ['near the left edge', [0.1, 0.5], 0],
  ['near the right edge', [0.9, 0.5], 100],
] as const)('a cut around a focal point %s stays inside the picture', (_, focal, left) => {
  const cut = { path: 'x', width: 100, height: 100, isForPhones: true };
  expect(aroundFocalPoint({ focal, width: 200, height: 100 }, cut)).toEqual({
    left,
    top: 0,
    width: 100,
    height: 100,
  });
});

describe('encoding', () => {
  let directory: string;
  let master: Master;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pictures-'));
    master = {
      name: 'heroes/test',
      alt: 'A test.',
      focal: [0.5, 0.5],
      file: join(directory, 'master.png'),
      width: 600,
      height: 300,
      hash: '0123456789',
      color: '#000000',
    };
    const black = {
      width: master.width,
      height: master.height,
      channels: 3,
      background: master.color,
    } as const;
    await sharp({ create: black }).toFile(master.file);
  });

  afterAll(() => rm(directory, { recursive: true }));

  test('makes every width and cut in its format, and nothing the second time', async () => {
    const variants = variantsOf(master);
    await encodeMissing(variants, directory);
    const made = variants.map(async ({ file }) => {
      const { format, width, height } = await sharp(join(directory, file)).metadata();
      return `${format} ${width}×${height}`;
    });
    expect(await Promise.all(made)).toEqual([
      'heif 320×160',
      'heif 390×195',
      'heif 475×238',
      'heif 580×290',
      'webp 580×290',
      'heif 225×300',
      'webp 225×300',
    ]);
    let encodedAgain = 0;
    await encodeMissing(variants, directory, () => {
      encodedAgain += 1;
    });
    expect(encodedAgain).toBe(0);
  });
});
