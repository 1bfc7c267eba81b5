import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';

test('a code has light around it, and its three corners', () => {
  const { size, path } = drawQr('otpauth://totp/Prometheon:ana@example.org?secret=ABCDEFGHIJKLMNOP');
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`);
  const [first, last] = [4, size - 5];
  expect([isDark(first, first), isDark(last, first), isDark(first, last)]).toEqual([true, true, true]);
  expect([isDark(first - 1, first), isDark(last + 1, first), isDark(last, last + 1)]).toEqual([
    false,
    false,
    false,
  ]);
});
