import { describe, expect, test } from 'vitest';
import { fillMessage, trapIsFilled } from './define-form.ts';
import { namedErrors, shortNetworkErrors } from './messages.ts';

describe('the sentence of an error', () => {
  const email = 'hello@prometheon.example';
  const after = 'Please try again or email us directly at hello@prometheon.example';

  test.each([
    ['a cause', 'Failed to fetch', `Network error: Failed to fetch. ${after}`],
    ['no cause', undefined, `Network error: Unknown error. ${after}`],
    ['an empty cause', '', `Network error: Unknown error. ${after}`],
    [
      'a cause that ends with a period, as in Firefox',
      'NetworkError when attempting to fetch resource.',
      `Network error: NetworkError when attempting to fetch resource. ${after}`,
    ],
    ['a cause that looks like a place in it', '{email}', `Network error: {email}. ${after}`],
  ])('%s', (_, message, sentence) => {
    expect(fillMessage(namedErrors.networkError, { email, message })).toBe(sentence);
  });

  test('the short one ends where the cause does', () => {
    expect(fillMessage(shortNetworkErrors.networkError, { email, message: 'It broke.' })).toBe(
      'Network error: It broke',
    );
  });
});

describe('the trap', () => {
  test.each([['x'], [' x '], [1], [true], [['', 'x']], [{}], [{ toString: 1 }]])('%j fills it', (website) => {
    expect(trapIsFilled({ website })).toBe(true);
  });

  test.each([[undefined], [null], [''], [' \n'], [[]], [['', ' ']]])('%j leaves it empty', (website) => {
    expect(trapIsFilled({ website })).toBe(false);
  });
});
