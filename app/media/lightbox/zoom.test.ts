import { describe, expect, test } from 'vitest';
import { keepOn, swipeStep, unzoomed, zoomAt } from './zoom.ts';

describe('a swipe', () => {
  test.each([
    ['of 51 px to the left brings the next', -51, 0, 1],
    ['of 51 px to the right brings the previous', 51, 0, -1],
    ['of exactly 50 px brings none', -50, 0, 0],
    ['that is mostly downwards brings none', -60, 90, 0],
    ['that is a little oblique still counts', -60, 40, 1],
  ])('%s', (_, x, y, step) => {
    expect(swipeStep({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(step);
  });
});

describe('zooming', () => {
  test('keeps the point under the finger', () => {
    const point = { x: 40, y: -30 };
    const { scale, x, y } = zoomAt(unzoomed, point, 2);
    expect({ x: x + (point.x - 0) * scale, y: y + point.y * scale }).toEqual(point);
  });

  test.each([
    [0.4, 1],
    [2, 2],
    [9, 4],
  ])('to %f times ends at %f', (asked, given) => {
    expect(zoomAt(unzoomed, { x: 0, y: 0 }, asked).scale).toBe(given);
  });

  test('never shows what lies beyond the edge', () => {
    const stage = { width: 300, height: 400 };
    expect(keepOn(stage, { scale: 2, x: 500, y: -500 })).toEqual({ scale: 2, x: 150, y: -200 });
    expect(keepOn(stage, { scale: 1, x: 30, y: 0 })).toEqual(unzoomed);
  });
});
