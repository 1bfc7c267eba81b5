import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from './auth-provider.tsx';

const Stray = () => createElement('p', {}, useAuth().user?.email);

test('the hook outside its provider says so', () => {
  expect(() => renderToStaticMarkup(createElement(Stray))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
