import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When rows come in on top, the page scrolls by as much, so that what is being read stays where it is. Who is at the
 * top of the page reads what is new: there nothing scrolls. `first` names the row on top.
 */
export function useStayInPlace(body: RefObject<HTMLElement | null>, first: string): void {
  const before = useRef<{ id: string; top: number } | null>(null);
  useLayoutEffect(() => {
    const kept = before.current;
    if (kept && kept.id !== first && scrollY > 0) {
      const row = body.current?.querySelector(`[data-row="${CSS.escape(kept.id)}"]`);
      if (row) scrollBy({ top: pageTop(row) - kept.top, behavior: 'instant' });
    }
    const row = first ? body.current?.querySelector(`[data-row="${CSS.escape(first)}"]`) : null;
    before.current = row ? { id: first, top: pageTop(row) } : null;
  });
}

function pageTop(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}
