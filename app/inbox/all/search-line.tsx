import { formatDate } from '../frame/row-text.ts';
import { useSearchProgress } from './search-progress.ts';

/** How far a long search has come. Its place is kept, so that nothing moves when it begins. */
export function SearchLine() {
  const progress = useSearchProgress();
  return (
    <p role="status" className="search-line">
      {progress
        ? `Searching… ${progress.found} found so far; now at what came ${formatDate(progress.lookedTo)}.`
        : null}
    </p>
  );
}
