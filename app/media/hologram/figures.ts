/** What the hologram shows: strands of light in a space of one unit around the hub, y upwards. */
export type Point = [x: number, y: number, z: number];

export const figureNames = ['flame', 'jellyfish', 'shell'] as const;
export type FigureName = (typeof figureNames)[number];

/** How many strands of each kind a figure has: its ember core, its threads, and the rings around them. */
const kinds = { core: 10, thread: 18, ring: 6 };
type Kind = keyof typeof kinds;

export const coreStrands = kinds.core;
export const strandCount = kinds.core + kinds.thread + kinds.ring;
export const pointsPerStrand = 49;

const strands = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  Array.from({ length: kinds[kind] }, (_, index) => ({ kind, nth: index / kinds[kind] })),
);

/** A place on a strand: which of its kind (0 to 1), how far along it (0 to 1), and when, in seconds. */
type Place = { kind: Kind; nth: number; along: number; time: number };

const figures: Record<FigureName, (place: Place) => Point> = { flame, jellyfish, shell };

/** A figure, strand after strand: each has as many points as the others, so that one can turn into another. */
export function pointsOf(name: FigureName, time: number): Point[] {
  return strands.flatMap(({ kind, nth }) =>
    Array.from({ length: pointsPerStrand }, (_, index) =>
      figures[name]({ kind, nth, along: index / (pointsPerStrand - 1), time }),
    ),
  );
}

const circle = 2 * Math.PI;

function around(radius: number, y: number, angle: number): Point {
  return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
}

/** Our mark in the round: a drop of water with a flame inside, wound against each other. */
function flame({ kind, nth, along, time }: Place): Point {
  const isRing = kind === 'ring';
  const down = isRing ? 0.45 + 0.45 * nth : along;
  const size = kind === 'core' ? 0.5 : 0.9;
  const polar = Math.PI * down;
  const radius = size * 0.86 * Math.sin(polar) * Math.sin(polar / 2) ** 1.4;
  const height = size * Math.cos(polar) - (kind === 'core' ? 0.26 : 0);
  if (isRing) return around(radius, height, circle * along);
  const wound = (kind === 'core' ? -2.2 : 1.5) * (1 - along);
  const [x, y, z] = around(radius, height, circle * nth + wound);
  const flicker =
    kind === 'core' ? 0.1 * Math.sin(time * 2.6 + 2 * along) : 0.05 * Math.sin(time * 1.3 + along);
  return [x + flicker * (1 - along) ** 2, y, z];
}

function jellyfish({ kind, nth, along, time }: Place): Point {
  const pulse = 1 + 0.06 * Math.sin(time * 1.8);
  const bell = (part: number, angle: number) => {
    const polar = 1.75 * part;
    return around(0.64 * pulse * Math.sin(polar), 0.18 + 0.62 * Math.cos(polar), angle);
  };
  if (kind === 'ring') return bell(0.25 + 0.9 * nth, circle * along);
  if (kind === 'core') {
    const wave = Math.sin(9 * along - time * 1.6 + nth * circle);
    return around(0.09 + 0.12 * along * (1 + 0.5 * wave), 0.5 - 1.1 * along, circle * nth + 1.4 * along);
  }
  const rim = 0.45;
  if (along <= rim) return bell(along / rim, circle * nth);
  const down = (along - rim) / (1 - rim);
  const length = 0.5 + 0.32 * Math.sin(nth * circle * 3) ** 2;
  const drift = 0.35 * down * Math.sin(5 * down - time * 1.4 + nth * 40);
  const swing = 0.05 * Math.min(1, 3 * down) * Math.sin(7 * down - time * 2 + nth * 25);
  return around(0.63 * pulse * (1 - 0.3 * down) + swing, 0.07 - length * down, circle * nth + drift);
}

/** A nautilus: threads wind along its spiral, ember rings are the walls of its chambers. */
function shell({ kind, nth, along, time }: Place): Point {
  const turns = 2.2 * circle;
  const windingOf = { core: 0.45 + 0.61 * nth, ring: 0.5 + 0.55 * nth, thread: along };
  const winding = turns * Math.min(1, windingOf[kind]) - turns;
  const across = circle * (kind === 'thread' ? nth : along);
  const distance = 0.56 * Math.exp(0.17 * winding) * (1 + 0.015 * Math.sin(time * 1.5 - winding));
  const reach = distance * (1 + 0.62 * Math.cos(across));
  const direction = winding - 0.7;
  return leanBack([
    reach * Math.cos(direction) + 0.08,
    reach * Math.sin(direction) + 0.1,
    distance * 0.62 * Math.sin(across),
  ]);
}

/** So that a turn about the upright axis never shows only its edge. */
function leanBack([x, y, z]: Point): Point {
  const angle = 0.8;
  return [x, y * Math.cos(angle) - z * Math.sin(angle), z * Math.cos(angle) + y * Math.sin(angle)];
}
