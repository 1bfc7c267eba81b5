import { describe, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { indexOf } from '../engine/index-catalog.ts';
import { readQuestion } from '../engine/read-question.ts';
import { routeQuery } from '../engine/route-query.ts';
import { withoutRefusals } from './negation.ts';

const { vocabulary } = indexOf(catalog);

/** The words that are left, as they were typed. */
function heard(text: string): string {
  const { words } = withoutRefusals(readQuestion(text, vocabulary));
  return words
    .filter(({ spelling }) => spelling !== '')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

describe('what is not wanted is not heard', () => {
  test.each([
    ['no drones please just a photographer', 'please just a photographer', 'until the sentence turns'],
    ['not a wedding, I need an aerial survey', 'I need an aerial survey', 'until the comma'],
    ["I don't need a logo I need a commercial", 'I I need a commercial', 'a wish is part of it'],
    ['a video instead of photos', 'a video', 'to the end'],
    ['we already have photos, we only need a logo', 'we we only need a logo', 'what is there already'],
    ['fotos sin video', 'fotos', 'in Spanish'],
  ])('%s → %s (%s)', (text, left) => {
    expect(heard(text)).toBe(left);
  });

  test.each([
    ['no drones', 'nothing else is said'],
    ['I am not sure which course to take', 'the doubt is about the visitor'],
    ['no coding experience for the ai class', 'it is no refusal'],
  ])('“%s” is heard whole: %s', (text) => {
    expect(heard(text)).toBe(text);
  });

  test('nor is it quoted', () => {
    const { url, matched } = routeQuery('no drones please, just a photographer', catalog);
    expect(url).toBe('/services#creative-studio');
    expect(matched).toEqual(['photographer']);
  });
});
