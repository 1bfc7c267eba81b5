import { useEffect, useRef } from 'react';
import { focusFirstRow } from '../keyboard/use-shortcuts.ts';

type Props = {
  /** The cursor of the page that is shown; empty for the first. */
  page: string;
  next: string | null;
  onNext: (cursor: string) => void;
  onPrevious: () => void;
};

/** Turns pages. The focus goes on to the first row, where reading does. */
export function Pager({ page, next, onNext, onPrevious }: Props) {
  const turned = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (turned.current) focusFirstRow();
    turned.current = false;
  }, [page]);
  const turn = (act: () => void) => () => {
    turned.current = true;
    act();
  };
  return (
    <nav className="pager" aria-label="Pages">
      {page ? (
        <button type="button" className="button button-quiet" onClick={turn(onPrevious)}>
          ← Previous page
        </button>
      ) : null}
      {next ? (
        <button type="button" className="button button-quiet" onClick={turn(() => onNext(next))}>
          Next page →
        </button>
      ) : null}
    </nav>
  );
}
