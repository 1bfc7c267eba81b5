import type { Edit } from '#app/editable/site-state.ts';

/** What stood there and what will, side by side. */
export function BeforeAndAfter({ before, after }: Pick<Edit, 'before' | 'after'>) {
  return (
    <span className="edit-pair">
      <del>
        <span className="sr-only">Before: </span>
        {before}
      </del>
      <ins>
        <span className="sr-only">After: </span>
        {after}
      </ins>
    </span>
  );
}
