import { describe, expect, test } from 'vitest';
import {
  cutWidths,
  largestUrl,
  type PictureData,
  pictureClass,
  pictureRule,
  srcSet,
  tallCut,
  wholeCut,
} from './picture-sources.ts';

const rov: PictureData = {
  name: 'heroes/rov',
  alt: 'A yellow underwater robot.',
  focal: [0.5, 0.55],
  width: 2400,
  height: 1350,
  hash: '0123456789',
  color: '#257a83',
};

describe('widths', () => {
  test.each([
    ['a hero', 2400, 1350, 1900],
    ['a landscape photo', 1920, 1280, 1560],
    ['a portrait photo', 1280, 1920, 1050],
    ['a square', 1600, 1600, 1280],
    ['a video poster', 1280, 720, 1280],
    ['a small master, which is never enlarged', 700, 500, 580],
    ['a tiny master, which is sent at its own size', 200, 100, 200],
  ])('%s of %i × %i is made up to %i wide', (_, width, height, widest) => {
    expect(cutWidths(wholeCut({ ...rov, width, height }), 'avif').at(-1)).toBe(widest);
  });

  test.each([
    ['the whole', wholeCut({ ...rov, width: 8000, height: 100 })],
    ['the tall cut', tallCut({ ...rov, width: 8000, height: 8000 })],
  ])('of %s differ from their neighbours by at most 1.5 times the pixels', (_, cut) => {
    const widths = cutWidths(cut, 'avif');
    expect(widths.length).toBeGreaterThan(5);
    for (const [index, width] of widths.slice(1).entries()) {
      expect((width / (widths[index] ?? 0)) ** 2).toBeLessThanOrEqual(1.5);
    }
  });
});

describe('addresses', () => {
  test('carry the name, the hash and the width', () => {
    const small = wholeCut({ ...rov, width: 400, height: 225 });
    expect(srcSet(small, 'avif')).toBe(
      '/assets/pictures/heroes/rov-0123456789-320.avif 320w, /assets/pictures/heroes/rov-0123456789-390.avif 390w',
    );
  });

  test('the tall cut has its own', () => {
    expect(largestUrl(tallCut(rov), 'webp')).toBe('/assets/pictures/heroes/rov-tall-0123456789-725.webp');
  });
});

test.each([
  ['wide', 2400, 1350, 1013, 1350],
  ['already taller', 900, 1600, 900, 1200],
])('the tall cut of a %s master is the largest of 3 to 4', (_, width, height, cutWidth, cutHeight) => {
  expect(tallCut({ ...rov, width, height })).toMatchObject({ width: cutWidth, height: cutHeight });
});

test('color and focal point are a class, below utilities so that a page can override them', () => {
  expect(pictureClass(rov)).toBe('picture-heroes-rov');
  expect(pictureRule(rov)).toBe(
    '@layer base{.picture-heroes-rov{background-color:#257a83;object-position:50% 55%}}',
  );
});
