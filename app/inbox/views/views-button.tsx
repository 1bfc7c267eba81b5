import { useState } from 'react';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { Sheet } from '../frame/sheet.tsx';
import type { SavedView } from './answers.ts';
import { ColumnsChoice } from './columns-choice.tsx';
import { offeredColumns } from './own-fields.ts';
import { SavedViews } from './saved-views.tsx';

type Props = {
  views: SavedView[];
  /** What the list shows now, as its address says it. */
  query: string;
  /** Of one form's list; a list of all forms has none of its own. */
  columns?: { table: string; shown: string[]; onChosen: () => void };
};

/** The button to what a person can make of a list. */
export function ViewsButton({ views, query, columns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const offers = offeredColumns(formForTable(columns?.table ?? '')).length > 0;
  const title = offers ? 'Columns and views' : 'Views';
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen ? (
        <Sheet title={title} className="sheet-small" onClose={() => setOpen(false)}>
          {columns ? <ColumnsChoice {...columns} /> : null}
          <SavedViews views={views} query={query} />
        </Sheet>
      ) : null}
    </>
  );
}
