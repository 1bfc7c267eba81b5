import { expect, test } from 'vitest';
import { checkCredentials, signInMessage } from './sign-in-messages.ts';

test.each([
  [{ email: 'nobody', password: 'secret' }, 'Invalid email address'],
  [{ email: '', password: '' }, 'Invalid email address'],
  [{ email: 'a@example.org', password: '12345' }, 'Password must be at least 6 characters'],
  [{ email: 'a@example.org', password: '123456' }, null],
])('%j', (credentials, message) => {
  expect(checkCredentials(credentials)).toBe(message);
});

test.each([
  [{ code: 'INVALID_EMAIL_OR_PASSWORD', message: 'x' }, 'Invalid email or password'],
  [{ code: 'EMAIL_NOT_VERIFIED', message: 'x' }, 'Please confirm your email address before logging in'],
  [{ code: 'ANOTHER', message: 'The door is stuck' }, 'The door is stuck'],
  [{ code: 'ANOTHER', message: '' }, 'Failed to sign in'],
  [{}, 'Failed to sign in'],
])('a refusal %j', (failure, message) => {
  expect(signInMessage(failure)).toBe(message);
});
