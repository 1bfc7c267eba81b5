export type Point = { x: number; y: number };

/** How a picture lies on its stage: enlarged and moved from the middle, in pixels. */
export type Zoom = Point & { scale: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const closeUp = 2.5;

const largest = 4;
const swipeBeyond = 50;

/** A swipe to the left brings the next picture; one that is mostly up or down brings none. */
export function swipeStep(from: Point, to: Point): 1 | -1 | 0 {
  const across = to.x - from.x;
  if (Math.abs(across) <= swipeBeyond || Math.abs(across) < Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** Enlarges around a point, which stays under the finger. Points count from the middle of the stage. */
export function zoomAt(zoom: Zoom, point: Point, scale: number): Zoom {
  const allowed = Math.min(Math.max(scale, 1), largest);
  const grown = allowed / zoom.scale;
  return {
    scale: allowed,
    x: point.x - (point.x - zoom.x) * grown,
    y: point.y - (point.y - zoom.y) * grown,
  };
}

/** Keeps an enlarged picture from being pushed off its stage. */
export function keepOn(stage: { width: number; height: number }, { scale, x, y }: Zoom): Zoom {
  const rest = (length: number) => ((scale - 1) * length) / 2;
  const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);
  return { scale, x: within(x, rest(stage.width)), y: within(y, rest(stage.height)) };
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
