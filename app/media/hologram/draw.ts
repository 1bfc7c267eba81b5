import { coreStrands, type Point, pointsPerStrand } from './figures.ts';
import { project } from './view.ts';

export type Light = { ember: string; signal: string };
export type Frame = {
  points: Point[];
  turn: number;
  /** Where the blades are, in radians. */
  blades: number;
};

const bladeCount = 4;
const bladeGap = (2 * Math.PI) / bladeCount;
/** Strokes of like brightness are drawn together. */
const levels = 7;

/** One frame: the strands glow where a blade has just passed, as on a real fan. */
export function drawFrame(context: CanvasRenderingContext2D, light: Light, frame: Frame): void {
  const half = context.canvas.width / 2;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, half * 2, half * 2);
  context.setTransform(half, 0, 0, half, half, half);
  context.globalCompositeOperation = 'lighter';
  drawBlades(context, light, frame.blades);
  for (const [key, path] of strokesByBrightness(frame)) {
    const [color, level] = key.split(' ') as [keyof Light, string];
    drawGlowing(context, light[color], (Number(level) + 1) / levels, path);
  }
}

function drawBlades(context: CanvasRenderingContext2D, { signal }: Light, angle: number): void {
  context.strokeStyle = signal;
  context.lineWidth = 0.008;
  context.globalAlpha = 0.16;
  for (let blade = 0; blade < bladeCount; blade += 1) {
    const direction = angle + blade * bladeGap;
    context.beginPath();
    context.moveTo(0.06 * Math.cos(direction), 0.06 * Math.sin(direction));
    context.lineTo(0.97 * Math.cos(direction), 0.97 * Math.sin(direction));
    context.stroke();
  }
}

function strokesByBrightness({ points, turn, blades }: Frame): Map<string, Path2D> {
  const strokes = new Map<string, Path2D>();
  let before: Point | undefined;
  for (const [index, point] of points.entries()) {
    const here = project(point, turn);
    if (index % pointsPerStrand > 0 && before) {
      const color = index < coreStrands * pointsPerStrand ? 'ember' : 'signal';
      const level = Math.min(levels - 1, Math.floor(brightnessAt(here, blades) * levels));
      const key = `${color} ${level}`;
      const path = strokes.get(key) ?? new Path2D();
      strokes.set(key, path);
      path.moveTo(before[0], before[1]);
      path.lineTo(here[0], here[1]);
    }
    before = here;
  }
  return strokes;
}

/** From 0 to 1: nearer is brighter, and light fades behind the blade that drew it. */
function brightnessAt([x, y, depth]: Point, blades: number): number {
  const behind = (((blades - Math.atan2(y, x)) % bladeGap) + bladeGap) % bladeGap;
  const afterglow = (1 - behind / bladeGap) ** 2;
  return (0.5 + 0.5 * afterglow) * (0.68 + 0.38 * depth);
}

/** A bright thread in a soft sheath. */
const sheaths = [
  { width: 0.02, alpha: 0.24 },
  { width: 0.0045, alpha: 1 },
];

function drawGlowing(
  context: CanvasRenderingContext2D,
  color: string,
  brightness: number,
  path: Path2D,
): void {
  context.strokeStyle = color;
  for (const { width, alpha } of sheaths) {
    context.lineWidth = width;
    context.globalAlpha = alpha * brightness;
    context.stroke(path);
  }
}
