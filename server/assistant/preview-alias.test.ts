import { expect, test } from 'vitest';
import { catalog, withAliases } from '#app/assistant/catalog.ts';
import { changesBetween, namesSomething } from './preview-alias.ts';

const asked = [
  { text: 'do you repair radios', count: 3, lastAsked: '' },
  { text: 'repair my underwater robot', count: 1, lastAsked: '' },
  { text: 'xyzzy', count: 1, lastAsked: '' },
];

const changesWith = (question: string, url: string) =>
  changesBetween(catalog, withAliases([{ question, url }]), asked);

test('an alias for the whole question changes that question alone', () => {
  expect(changesWith('do you repair radios', '/services')).toEqual([
    { question: 'do you repair radios', asked: 3, from: null, to: '/services' },
  ]);
});

test('questions that lose the answer they have come first', () => {
  const changes = changesWith('repair', '/services');
  expect(changes).toEqual([
    { question: 'repair my underwater robot', asked: 1, from: '/porpoise-robotics', to: '/services' },
    { question: 'do you repair radios', asked: 3, from: null, to: '/services' },
  ]);
});

test('a phrase that is too wide shows what it would take from the catalog', () => {
  expect(changesWith('kids', '/about')).toEqual([
    { question: 'kid', asked: 0, from: '/education', to: '/about' },
  ]);
  expect(changesWith('program', '/about').length).toBeGreaterThan(0);
  expect(changesWith('navy', '/about')).toContainEqual({
    question: 'I just left the Navy. What do you have for me?',
    asked: 0,
    from: '/veterans-program',
    to: '/about',
  });
});

test('an alias that says what is so already changes nothing', () => {
  expect(changesWith('hologram', '/akron-holograms')).toEqual([]);
});

test.each([
  ['what is it', false],
  ['???', false],
  ['what is it worth', true],
])('“%s” names something: %s', (phrase, names) => {
  expect(namesSomething(phrase)).toBe(names);
});
