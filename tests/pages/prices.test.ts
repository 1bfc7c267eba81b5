import { expect, test } from 'vitest';
import { bootcampPrice } from '#app/content/bootcamp.ts';
import { hologramModels } from '#app/content/holograms.ts';
import { pages } from '#app/content/pages.ts';

/** What search engines show repeats two prices; the pages' own words come from one place each. */
test.each([
  ['bootcamp', bootcampPrice.amount],
  ['holograms', hologramModels[0].price],
] as const)('the price in the description of %s is the page’s', (name, price) => {
  const { headline, description } = pages[name];
  const prices = `${headline} ${description}`.match(/\$[\d,]+/g);
  expect(new Set(prices)).toEqual(new Set([price]));
});
