import {
  coreStrands,
  type FigureName,
  type Point,
  pointsOf,
  pointsPerStrand,
  strandCount,
} from './figures.ts';

/** How the figure stands before it turns. */
export const restingTurn = 0.6;

const tilt = 0.22;
const perspective = 0.28;

/** Turned about its upright axis, tipped a little towards the viewer, and flattened: x and y from −1 to 1, y down. */
export function project([x, y, z]: Point, turn: number): Point {
  const turnedX = x * Math.cos(turn) + z * Math.sin(turn);
  const turnedZ = z * Math.cos(turn) - x * Math.sin(turn);
  const tippedY = y * Math.cos(tilt) - turnedZ * Math.sin(tilt);
  const depth = turnedZ * Math.cos(tilt) + y * Math.sin(tilt);
  const nearness = 1 / (1 - depth * perspective);
  return [turnedX * nearness, -tippedY * nearness, depth];
}

/** The figure at rest as two paths, ember and signal, in a square of 1000: what stands there without a script. */
export function stillPaths(name: FigureName): { ember: string; signal: string } {
  const points = pointsOf(name, 0).map((point) => project(point, restingTurn));
  const strands = Array.from({ length: strandCount }, (_, strand) =>
    points
      .slice(strand * pointsPerStrand, (strand + 1) * pointsPerStrand)
      .filter((_, index) => index % 3 === 0)
      .map(([x, y], index) => `${index === 0 ? 'M' : ' '}${thousandth(x)} ${thousandth(y)}`)
      .join(''),
  );
  return { ember: strands.slice(0, coreStrands).join(''), signal: strands.slice(coreStrands).join('') };
}

function thousandth(value: number): number {
  return Math.round(500 + 500 * value);
}
