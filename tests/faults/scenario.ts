/** One measured sentence: what happened, and whether it is what was promised. */
export type Figure = {
  what: string;
  value: number | string;
  promise: string;
  held: boolean;
  /** How long something took: judged by the long run, which has the machine to itself. */
  isTime?: true;
};

export type Scenario = {
  name: string;
  title: string;
  /** `rounds` of the long run (`npm run faults`) and of the short one in `npm test`. */
  rounds: { long: number; short: number };
  run: (rounds: number, say: (progress: string) => void) => Promise<Figure[]>;
};

export function atMost(what: string, value: number, most: number, unit = ''): Figure {
  return { what, value: `${round(value)}${unit}`, promise: `≤ ${most}${unit}`, held: value <= most };
}

export function withinSeconds(what: string, seconds: number, most: number): Figure {
  return { ...atMost(what, seconds, most, ' s'), isTime: true };
}

export function atLeast(what: string, value: number, least: number): Figure {
  return { what, value: round(value), promise: `≥ ${least}`, held: value >= least };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
