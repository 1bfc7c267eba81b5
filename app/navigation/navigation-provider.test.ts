import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NavigationProvider, useNavigation } from './navigation-provider.tsx';

function Where() {
  const { path, back } = useNavigation();
  return createElement('p', {}, `${path} ${back.header.href} ${back.page?.href}`);
}

test('the hook outside its provider says so', () => {
  expect(() => renderToStaticMarkup(createElement(Where))).toThrow(
    'useNavigation must be used within a NavigationProvider',
  );
});

test('inside, it knows the page and both of its ways back', () => {
  const provider = createElement(NavigationProvider, null, createElement(Where));
  const page = createElement(MemoryRouter, { initialEntries: ['/photography/'] }, provider);
  expect(renderToStaticMarkup(page)).toBe('<p>/photography / /services#photography</p>');
});
