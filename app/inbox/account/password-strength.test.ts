import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['12345', 0],
  ['123456', 0],
  ['fedcba', 0],
  ['aaaaaaaa', 0],
  ['P@ssw0rd2026', 0],
  ['Qwerty!23456', 0],
  ['kelp7x', 1],
  ['Kelp-7x-pier', 3],
  ['harborlight42', 2],
  ['four unrelated plain words', 3],
])('%s is %i', (password, level) => {
  expect(passwordStrength(password).level).toBe(level);
});
