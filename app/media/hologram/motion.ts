import { type FigureName, type Point, pointsOf } from './figures.ts';
import { restingTurn } from './view.ts';

const turnsPerSecond = 0.07;
const bladesPerSecond = 1.3;
const changeSeconds = 0.9;

/** All that changes while the hologram turns. */
export type Motion = {
  figure: FigureName;
  /** What it is turning from, and for how many seconds. */
  former: FigureName;
  changing: number;
  seconds: number;
  turn: number;
};

export const atRest: Motion = {
  figure: 'flame',
  former: 'flame',
  changing: changeSeconds,
  seconds: 0,
  turn: restingTurn,
};

export function advance(motion: Motion, passed: number): Motion {
  return {
    ...motion,
    changing: motion.changing + passed,
    seconds: motion.seconds + passed,
    turn: motion.turn + passed * turnsPerSecond * 2 * Math.PI,
  };
}

/** One figure flows into the next; where nothing may move, it is simply there. */
export function choose(motion: Motion, figure: FigureName, atOnce: boolean): Motion {
  return { ...motion, figure, former: motion.figure, changing: atOnce ? changeSeconds : 0 };
}

/** What to draw now. */
export function frameOf({ figure, former, changing, seconds, turn }: Motion) {
  const to = pointsOf(figure, seconds);
  const part = Math.min(1, changing / changeSeconds);
  const points = part < 1 ? between(pointsOf(former, seconds), to, part * part * (3 - 2 * part)) : to;
  return { points, turn, blades: seconds * bladesPerSecond };
}

function between(from: Point[], to: Point[], part: number): Point[] {
  return to.map(([x, y, z], index) => {
    const [fromX, fromY, fromZ] = from[index] ?? [x, y, z];
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part, fromZ + (z - fromZ) * part];
  });
}
