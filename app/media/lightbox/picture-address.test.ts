import { expect, test } from 'vitest';
import { addressWith, pictureIn } from './picture-address.ts';
import { neighbour } from './use-lightbox.ts';

test('the picture stands in the query and leaves the rest of the address alone', () => {
  const page = 'https://site.example/photo-gallery?src=qr#people';
  const open = addressWith('under-the-pier', page);
  expect(open).toBe('https://site.example/photo-gallery?src=qr&picture=under-the-pier#people');
  expect(pictureIn(open)).toBe('under-the-pier');
  expect(addressWith(null, open)).toBe(page);
  expect(pictureIn(page)).toBeNull();
});

test.each([
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
] as const)('from %s by %i the round leads to %s', (id, by, expected) => {
  expect(neighbour(['a', 'b', 'c'], id, by)).toBe(expected);
});
