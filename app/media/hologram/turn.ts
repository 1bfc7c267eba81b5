import { drawFrame } from './draw.ts';
import { type FigureName, type Point, pointsOf } from './figures.ts';
import { restingTurn } from './view.ts';

const turnsPerSecond = 0.07;
const bladesPerSecond = 1.3;
const changeSeconds = 0.9;
const radiansPerPixel = 0.008;
/** Sharp enough for glowing lines, and kind to a phone's battery. */
const mostPixelsAcross = 1100;

/** Wakes the stage: the still hologram turns, follows a finger, changes its figure and can be held. */
export function turnHologram(stage: HTMLElement): void {
  const canvas = stage.querySelector('canvas');
  const context = canvas?.getContext('2d');
  const holdButton = stage.querySelector<HTMLButtonElement>('[data-hold]');
  if (!canvas || !context || !holdButton) return;

  const style = getComputedStyle(stage);
  const light = {
    ember: style.getPropertyValue('--color-ember'),
    signal: style.getPropertyValue('--color-signal'),
  };
  let figure: FigureName = 'flame';
  let former: FigureName = figure;
  let changed = changeSeconds;
  let seconds = 0;
  let turn = restingTurn;
  let held = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let seen = true;
  let lastFrame: number | undefined;
  let asked = 0;

  function draw(): void {
    const part = ease(Math.min(1, changed / changeSeconds));
    const to = pointsOf(figure, seconds);
    const points = part < 1 ? between(pointsOf(former, seconds), to, part) : to;
    if (context) drawFrame(context, light, { points, turn, blades: seconds * bladesPerSecond });
  }

  function step(now: number): void {
    asked = 0;
    const passed = lastFrame === undefined ? 0 : Math.min(0.1, (now - lastFrame) / 1000);
    lastFrame = now;
    seconds += passed;
    changed += passed;
    turn += passed * turnsPerSecond * 2 * Math.PI;
    draw();
    run();
  }

  function run(): void {
    if (held || !seen) {
      cancelAnimationFrame(asked);
      asked = 0;
      lastFrame = undefined;
    } else if (!asked) asked = requestAnimationFrame(step);
  }

  function hold(value: boolean): void {
    held = value;
    if (holdButton) holdButton.textContent = held ? 'Let it turn' : 'Hold it still';
    run();
  }

  new ResizeObserver(() => {
    const size = Math.min(mostPixelsAcross, Math.round(canvas.clientWidth * devicePixelRatio));
    canvas.width = size;
    canvas.height = size;
    draw();
  }).observe(canvas);

  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true;
    run();
  }).observe(canvas);

  let fingerX = 0;
  canvas.addEventListener('pointerdown', ({ pointerId, clientX }) => {
    canvas.setPointerCapture(pointerId);
    fingerX = clientX;
  });
  canvas.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (!canvas.hasPointerCapture(pointerId)) return;
    turn += (clientX - fingerX) * radiansPerPixel;
    fingerX = clientX;
    if (held) draw();
  });

  holdButton.addEventListener('click', () => hold(!held));
  const choices = stage.querySelectorAll<HTMLButtonElement>('[data-figure]');
  for (const choice of choices) {
    choice.addEventListener('click', () => {
      former = figure;
      figure = choice.dataset.figure as FigureName;
      changed = held ? changeSeconds : 0;
      for (const other of choices) other.ariaPressed = String(other === choice);
      if (held) draw();
    });
  }
  hold(held);
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

function between(from: Point[], to: Point[], part: number): Point[] {
  return to.map((point, index) => {
    const start = from[index] ?? point;
    return [0, 1, 2].map((axis) => mix(start[axis] ?? 0, point[axis] ?? 0, part)) as Point;
  });
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
