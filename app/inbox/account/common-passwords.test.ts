import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '123456',
  '123456789',
  '1234567890',
  '0987654321',
  '654321',
  'abcdef',
  'fedcba',
  '111111',
  'aaaaaaaa',
  '121212',
  '123123',
  'abcabc',
  'testtest',
  'aabbaa',
  '112233',
  '159753',
  'password',
  'PASSWORD',
  ' password ',
  'P@ssw0rd',
  'Passw0rd!',
  'P@$$w0rd2026',
  'password1',
  'password-123',
  'qwerty',
  'qwerty123',
  'Qwerty!23456',
  '1qwerty',
  'qwertz1',
  'letmein',
  'iloveyou',
  'admin1',
  'Admin123',
  'Welcome1',
  'Summer2026!',
  'prometheon1',
])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'kelp7x',
  'harborlight42',
  'Sunshine over the harbor',
  'password manager of the year',
  'correct horse battery staple',
  'a long enough password',
  'admin-of-seven-seas',
  '483920',
  'monkey 8461-9374-6502',
  'ключи-от-моря',
])('%s is taken', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
