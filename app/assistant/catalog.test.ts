import { describe, expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { indexOf } from './engine/index-catalog.ts';
import { routeQuery } from './engine/route-query.ts';

test('the ten pages and where they are', () => {
  expect(Object.entries(catalog.pages).map(([name, { url }]) => [name, url])).toEqual([
    ['about', '/about'],
    ['services', '/services'],
    ['porpoise_robotics', '/porpoise-robotics'],
    ['partner_with_us', '/partner-with-us'],
    ['akron_holograms', '/akron-holograms'],
    ['contact', '/contact'],
    ['creative_studio', '/services#creative-studio'],
    ['education', '/education'],
    ['veterans_program', '/veterans-program'],
    ['explore', '/explore'],
  ]);
});

test.each(['commercial', 'commercials'])('special rule: %s', (word) => {
  expect(routeQuery(word, catalog).url).toBe('/creative-studio#cinematic-video-packages');
});

test.each(['drone', 'drones', 'uav', 'aerial'])('special rule: %s', (word) => {
  expect(routeQuery(word, catalog).url).toBe('/services#aerial-photography');
});

test('every special rule scrolls to a section', () => {
  const rules = Object.values(catalog.pages).flatMap(({ special_rules = [] }) => special_rules);
  for (const { url, action } of rules) {
    expect(url).toMatch(/^\/[a-z-]+#[a-z-]+$/);
    expect(action).toBe('scroll_to_section');
  }
});

/** Students and veterans both get one: the question is left to the visitor, with both pages offered. */
const shared = ['discount'];

describe.each(Object.entries(catalog.pages))('%s', (name, page) => {
  const ownUrls = [page.url, ...(page.special_rules ?? []).map(({ url }) => url)];
  const own = indexOf(catalog).patterns.filter((pattern) => pattern.page === name);
  const phrases = own.map(({ words }) => words.join(' ')).filter((phrase) => !shared.includes(phrase));

  test('each of its phrases and keywords, asked alone, leads to it', () => {
    const astray = phrases.filter((phrase) => {
      const { url, step } = routeQuery(phrase.replace('#', '15'), catalog);
      return !ownUrls.includes(url) || step === 'fallback';
    });
    expect(astray).toEqual([]);
  });
});
