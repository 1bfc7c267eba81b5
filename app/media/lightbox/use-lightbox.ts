import { useEffect, useEffectEvent, useState } from 'react';
import { opensElsewhere } from '#app/navigation/opens-elsewhere.ts';
import { addressWith, pictureIn } from './picture-address.ts';
import { thumbnailOf, thumbnails } from './thumbnails.ts';

/** The picture shown, and the round of pictures one walks through from it. */
type View = { id: string; round: string[] };

/**
 * What the lightbox shows is what the address says: opening adds an entry to the history, so Back closes;
 * stepping replaces it, so Back never walks through pictures.
 */
export function useLightbox() {
  const [view, setView] = useState<View | null>(null);

  function show(id: string | null) {
    setView(id && thumbnailOf(id) ? { id, round: roundFrom(id) } : null);
  }

  function open(id: string) {
    history.pushState({ ...history.state, lightbox: true }, '', addressWith(id, location.href));
    show(id);
  }

  function step(by: 1 | -1) {
    if (!view || view.round.length < 2) return;
    const id = neighbour(view.round, view.id, by);
    history.replaceState(history.state, '', addressWith(id, location.href));
    setView({ ...view, id });
  }

  function close() {
    if (!view) return;
    setView(null);
    if (history.state?.lightbox) history.back();
    else history.replaceState(history.state, '', addressWith(null, location.href));
  }

  const follow = useEffectEvent(() => show(pictureIn(location.href)));

  const openFrom = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-picture]');
    if (!link?.dataset.picture || opensElsewhere(event)) return;
    event.preventDefault();
    open(link.dataset.picture);
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    follow();
    addEventListener('popstate', () => follow(), { signal });
    document.addEventListener('click', (event) => openFrom(event), { signal });
    // A link answers to Enter by itself.
    document.addEventListener('keydown', (event) => event.key === ' ' && openFrom(event), { signal });
    return () => listeners.abort();
  }, []);

  return { view, step, close };
}

/** The thumbnails that are seen, or all pictures when a link leads to one that a filter hides. */
function roundFrom(id: string): string[] {
  const ids = (links: HTMLAnchorElement[]) => links.map(({ dataset }) => dataset.picture ?? '');
  const seen = ids(thumbnails().filter((link) => link.getClientRects().length > 0));
  return seen.includes(id) ? seen : ids(thumbnails());
}

/** Around the end to the start, and the other way. */
export function neighbour(round: string[], id: string, by: 1 | -1): string {
  return round.at((round.indexOf(id) + by) % round.length) ?? id;
}
