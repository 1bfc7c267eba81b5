import { expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { routeQuery } from '../engine/route-query.ts';

test.each([
  ['cuánto cuesta el campamento de verano', '/education'],
  ['¿dónde están ubicados?', '/contact'],
  ['quiero un logotipo para mi negocio', '/services#creative-studio'],
])('“%s” leads to %s, with a word in Spanish', (question, url) => {
  const answer = routeQuery(question, catalog);
  expect(answer.url).toBe(url);
  expect(answer.kindWord).toBe('También puede escribirnos en español; con gusto le ayudamos.');
});

test.each(['the way to san diego', 'la jolla drone video', 'do you offer courses in el cajon'])(
  '“%s” is English',
  (question) => {
    expect(routeQuery(question, catalog).kindWord).toBeNull();
  },
);
