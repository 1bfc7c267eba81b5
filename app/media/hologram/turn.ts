import { drawFrame } from './draw.ts';
import type { FigureName } from './figures.ts';
import { advance, atRest, choose, frameOf } from './motion.ts';

const radiansPerPixel = 0.008;
/** Sharp enough for glowing lines, and kind to a phone's battery. */
const mostPixelsAcross = 1100;
/** After a pause the hologram goes on from where it was. */
const longestStep = 0.1;

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
  let motion = atRest;
  let held = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let seen = true;
  let asked = 0;
  let lastStep = 0;

  const draw = () => drawFrame(context, light, frameOf(motion));

  function step(now: number): void {
    motion = advance(motion, Math.min(longestStep, (now - lastStep) / 1000));
    lastStep = now;
    draw();
    asked = requestAnimationFrame(step);
  }

  function runOrRest(): void {
    cancelAnimationFrame(asked);
    if (held || !seen) return;
    asked = requestAnimationFrame(step);
  }

  function hold(value: boolean): void {
    held = value;
    if (holdButton) holdButton.textContent = held ? 'Let it turn' : 'Hold it still';
    runOrRest();
  }

  holdButton.addEventListener('click', () => hold(!held));
  onChoice(stage, (figure) => {
    motion = choose(motion, figure, held);
    draw();
  });
  onDrag(canvas, (pixels) => {
    motion = { ...motion, turn: motion.turn + pixels * radiansPerPixel };
    draw();
  });
  new ResizeObserver(() => {
    const size = Math.min(mostPixelsAcross, Math.round(canvas.clientWidth * devicePixelRatio));
    canvas.width = size;
    canvas.height = size;
    draw();
  }).observe(canvas);
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true;
    runOrRest();
  }).observe(canvas);
  hold(held);
}

function onChoice(stage: HTMLElement, choose: (figure: FigureName) => void): void {
  const choices = stage.querySelectorAll<HTMLButtonElement>('[data-figure]');
  for (const choice of choices) {
    choice.addEventListener('click', () => {
      for (const other of choices) other.setAttribute('aria-pressed', String(other === choice));
      choose(choice.dataset.figure as FigureName);
    });
  }
}

function onDrag(canvas: HTMLElement, drag: (pixels: number) => void): void {
  let fingerX = 0;
  canvas.addEventListener('pointerdown', ({ pointerId, clientX }) => {
    canvas.setPointerCapture(pointerId);
    fingerX = clientX;
  });
  canvas.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (!canvas.hasPointerCapture(pointerId)) return;
    drag(clientX - fingerX);
    fingerX = clientX;
  });
}
