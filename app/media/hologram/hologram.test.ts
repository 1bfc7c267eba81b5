import { describe, expect, test } from 'vitest';
import { figureNames, pointsOf, pointsPerStrand, strandCount } from './figures.ts';
import { advance, atRest, choose, frameOf } from './motion.ts';
import { project, restingTurn, stillPaths } from './view.ts';

describe.each(figureNames)('the %s', (name) => {
  test('has as many points as the others', () => {
    expect(pointsOf(name, 0)).toHaveLength(strandCount * pointsPerStrand);
  });

  test('stays within the disc of the fan, however it turns', () => {
    for (const time of [0, 1.7, 60]) {
      for (const turn of [0, 1, 2, 3, 4, 5, 6]) {
        const reach = pointsOf(name, time).map((point) => Math.hypot(...project(point, turn).slice(0, 2)));
        expect(Math.max(...reach)).toBeLessThan(1);
      }
    }
  });
});

test('the first frame is the still that stands in the document', () => {
  const { points, turn } = frameOf(atRest);
  const [x, y] = project(points[0] ?? [0, 0, 0], turn);
  expect(turn).toBe(restingTurn);
  expect(stillPaths('flame').ember).toMatch(
    new RegExp(`^M${Math.round(500 + 500 * x)} ${Math.round(500 + 500 * y)} `),
  );
});

test('one figure flows into another', () => {
  const [from] = frameOf(atRest).points;
  const changing = choose(atRest, 'shell', false);
  expect(frameOf(changing).points[0]).toEqual(from);
  const after = advance(changing, 1);
  expect(frameOf(after).points).toEqual(pointsOf('shell', 1));
});

test('where nothing may move, the other figure is there at once', () => {
  expect(frameOf(choose(atRest, 'shell', true)).points).toEqual(pointsOf('shell', 0));
});
