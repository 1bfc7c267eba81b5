import { type MouseEvent, type TouchEvent, useRef, useState } from 'react';
import {
  closeUp,
  distance,
  keepOn,
  middle,
  type Point,
  swipeStep,
  unzoomed,
  type Zoom,
  zoomAt,
} from './zoom.ts';

type Gesture = { from: Point; spread: number; zoom: Zoom; fingers: number; pinched: boolean };

const tapSlop = 12;
const doubleTapMs = 300;

/**
 * One finger swipes, or moves an enlarged picture; two enlarge; a double tap or double click looks closer.
 * The layer moves without rendering, so that it keeps up with the finger.
 */
export function useTouchZoom(onSwipe: (step: 1 | -1) => void) {
  const layer = useRef<HTMLDivElement>(null);
  const zoom = useRef(unzoomed);
  const gesture = useRef<Gesture | null>(null);
  const lastTap = useRef<(Point & { time: number }) | null>(null);
  const [isZoomed, setZoomed] = useState(false);

  function lay(next: Zoom, how: 'at once' | 'gently') {
    if (!layer.current) return;
    zoom.current = next;
    layer.current.classList.toggle('lightbox-settles', how === 'gently');
    layer.current.style.transform =
      next === unzoomed ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    setZoomed(next.scale > 1);
  }

  function begin(points: Point[], pinched: boolean) {
    const [first, second] = points;
    if (!first) return;
    gesture.current = {
      from: second ? middle(first, second) : first,
      spread: second ? distance(first, second) : 1,
      zoom: zoom.current,
      fingers: points.length,
      pinched: pinched || points.length > 1,
    };
  }

  function move(points: Point[]) {
    const begun = gesture.current;
    const [first, second] = points;
    if (!begun || !first || !layer.current) return;
    const at = second ? middle(first, second) : first;
    const grown = second
      ? zoomAt(begun.zoom, begun.from, (begun.zoom.scale * distance(first, second)) / begun.spread)
      : begun.zoom;
    const moved = { scale: grown.scale, x: grown.x + at.x - begun.from.x, y: grown.y + at.y - begun.from.y };
    if (moved.scale > 1) lay(keepOn(sizeOf(layer.current), moved), 'at once');
    else if (!begun.pinched) lay({ scale: 1, x: moved.x, y: 0 }, 'at once');
  }

  function release(at: Point, event: TouchEvent) {
    const begun = gesture.current;
    gesture.current = null;
    if (!begun || begun.pinched || zoom.current.scale > 1) {
      if (zoom.current.scale <= 1) lay(unzoomed, 'gently');
      if (begun && !begun.pinched) tap(begun.from, at, event);
      return;
    }
    const step = swipeStep(begun.from, at);
    lay(unzoomed, step ? 'at once' : 'gently');
    if (step) onSwipe(step);
    else tap(begun.from, at, event);
  }

  function tap(from: Point, at: Point, event: TouchEvent) {
    if (distance(from, at) > tapSlop) return;
    const before = lastTap.current;
    const isSecond =
      before && event.timeStamp - before.time < doubleTapMs && distance(before, at) < 3 * tapSlop;
    lastTap.current = isSecond ? null : { ...at, time: event.timeStamp };
    if (!isSecond) return;
    // Else the browser adds a double click of its own.
    event.preventDefault();
    lookCloser(at);
  }

  function lookCloser(at: Point) {
    if (!layer.current) return;
    const next =
      zoom.current.scale > 1 ? unzoomed : keepOn(sizeOf(layer.current), zoomAt(unzoomed, at, closeUp));
    lay(next, 'gently');
  }

  const handlers = {
    onTouchStart: (event: TouchEvent) => begin(pointsOf(event), false),
    onTouchMove: (event: TouchEvent) => move(pointsOf(event)),
    onTouchEnd: (event: TouchEvent) => {
      const left = pointsOf(event);
      const lifted = event.changedTouches.item(0);
      // A finger that stays after a pinch goes on moving the picture from where it is.
      if (left.length > 0) begin(left, true);
      else if (lifted) release(fromMiddle(event, lifted), event);
    },
    onTouchCancel: () => {
      gesture.current = null;
      if (zoom.current.scale <= 1) lay(unzoomed, 'gently');
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onDoubleClick: (event: MouseEvent) => lookCloser(fromMiddle(event, event)),
    onMouseMove: ({ buttons, movementX, movementY }: MouseEvent) => {
      const { scale, x, y } = zoom.current;
      if (buttons !== 1 || scale <= 1 || !layer.current) return;
      lay(keepOn(sizeOf(layer.current), { scale, x: x + movementX, y: y + movementY }), 'at once');
    },
  };

  return { layer, isZoomed, handlers, reset: () => lay(unzoomed, 'at once') };
}

type Spot = { clientX: number; clientY: number };

function pointsOf(event: TouchEvent): Point[] {
  return Array.from(event.touches, (touch) => fromMiddle(event, touch)).slice(0, 2);
}

/** Counted from the middle of the stage, around which the layer grows. */
function fromMiddle({ currentTarget }: { currentTarget: Element }, { clientX, clientY }: Spot): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement) {
  return { width: offsetWidth, height: offsetHeight };
}
