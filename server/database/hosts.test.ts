import { expect, test } from 'vitest';
import { addressesOf } from './hosts.ts';

test.each([
  ['postgres://one/name', ['postgres://one/name']],
  [
    'postgres://ana:p%40ss@one:5432,two:5433/name?sslmode=require',
    [
      'postgres://ana:p%40ss@one:5432/name?sslmode=require',
      'postgres://ana:p%40ss@two:5433/name?sslmode=require',
    ],
  ],
  ['postgresql://[::1]:5432,two/name', ['postgresql://[::1]:5432/name', 'postgresql://two/name']],
  ['postgres:///name?host=/run/postgresql', ['postgres:///name?host=/run/postgresql']],
])('%s', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});
