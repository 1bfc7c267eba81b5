import { type MouseEvent, useEffect, useState } from 'react';
import { opensElsewhere } from '#app/navigation/opens-elsewhere.ts';

export type GalleryFilterProps = { filters: { label: string; anchor: string; count: number }[] };

/** Links to anchors, which the stylesheet obeys by itself; awake, they change the photos without a jump. */
export function GalleryFilter({ filters }: GalleryFilterProps) {
  const [shown, setShown] = useState<string>();

  useEffect(() => {
    function follow() {
      const anchor = location.hash.slice(1) || 'all';
      // Other anchors of the page, such as a form's field, leave the filter as it is.
      setShown((before) => (filters.some((filter) => filter.anchor === anchor) ? anchor : (before ?? 'all')));
    }
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [filters]);

  useEffect(() => {
    const photos = document.getElementById('photos');
    if (photos && shown) photos.dataset.shows = shown;
  }, [shown]);

  function show(event: MouseEvent, anchor: string) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (anchor === shown) return;
    history.pushState(history.state, '', `#${anchor}`);
    setShown(anchor);
    const photos = document.getElementById('photos');
    if (photos && photos.getBoundingClientRect().top < 0) photos.scrollIntoView({ behavior: 'instant' });
  }

  const current = filters.find(({ anchor }) => anchor === shown);
  return (
    <nav
      aria-label="Photo categories"
      className="gallery-filter on-ink overflow-x-auto border-b border-ink-line"
    >
      <ul className="page-width flex gap-6">
        {filters.map(({ label, anchor, count }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === shown || undefined}
              onClick={(event) => show(event, anchor)}
              className="inline-flex min-h-14 items-center gap-1.5 font-semibold hover:text-paper"
            >
              {label}
              <span aria-hidden="true" className="text-sm font-normal tabular-nums">
                {count}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {current ? `${current.label}: ${current.count} photos` : null}
      </p>
    </nav>
  );
}
