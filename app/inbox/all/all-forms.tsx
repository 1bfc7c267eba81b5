import { useState } from 'react';
import { readNamed, writeNamed } from '../addresses.ts';
import { useHanding } from '../assign/use-handing.ts';
import { DueTotal } from '../due/due-total.tsx';
import { FailedPart } from '../frame/failed-part.tsx';
import { UndoBar } from '../frame/undo-bar.tsx';
import { useNews } from '../frame/use-news.ts';
import { KeyboardHelp } from '../keyboard/keyboard-help.tsx';
import { focusedRow, focusRow, useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { Pulse } from '../pulse.ts';
import { readSort, sortsOfAll } from '../sorts.ts';
import type { Status } from '../statuses.ts';
import { DetailSheet } from '../submissions/detail-sheet.tsx';
import { isFiltered, readListView } from '../submissions/inbox-view.ts';
import { Pager } from '../submissions/pager.tsx';
import { Toolbar } from '../submissions/toolbar.tsx';
import { useMarking } from '../submissions/use-marking.ts';
import { useShownRows } from '../submissions/use-shown-rows.ts';
import { useListView } from '../submissions/use-view.ts';
import { AllTable } from './all-table.tsx';
import type { AllData } from './load-all.ts';
import { SearchLine } from './search-line.tsx';

/** Everything that came in, through whichever form, in one list. */
export function AllForms({ data }: { data: AllData }) {
  const { view, open, show, openRow, nextPage, previousPage } = useListView(readListView);
  const sort = readSort(view.sort);
  const rows = useShownRows(data);
  const { mark, undo, takeBack } = useMarking();
  const [help, setHelp] = useState(false);
  useNews((pulse) => newsFor(pulse, data), data.known);

  const markFocused = (status: Status) => {
    const focused = focusedRow();
    const row = rows.find((one) => writeNamed(one) === focused);
    if (row) void mark(row.table, [row], status);
  };
  const { take } = useHanding();
  useShortcuts({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    n: () => markFocused('new'),
    i: () => markFocused('in progress'),
    d: () => markFocused('done'),
    s: () => markFocused('spam'),
    // An open one listens itself.
    t: () => {
      if (!open) void take(rows.filter((one) => writeNamed(one) === focusedRow()));
    },
    z: () => void takeBack(),
    '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    '?': () => setHelp(true),
  });

  const opened = readNamed(open ?? '');
  const { error } = data.list;
  // An open submission lies over the page, so the bar goes there with it.
  const undoBar = <UndoBar sentence={undo?.sentence ?? null} takeBack={takeBack} />;
  return (
    <main className="staff-main">
      <div className="inbox-head">
        <div>
          <h1>All forms</h1>
          <DueTotal />
        </div>
        <SearchLine />
      </div>
      <Toolbar view={view} orders={sortsOfAll} onChange={show}>
        <KeyboardHelp isOpen={help} onOpen={setHelp} without={['x', '[', ']']} />
      </Toolbar>
      {error ? (
        <FailedPart className="inbox-note" sentence="Failed to load submissions" reason={error} />
      ) : null}
      {!error && rows.length === 0 ? (
        <p className="inbox-note">No submissions found{isFiltered(data.view) ? ' for this filter.' : ''}</p>
      ) : null}
      {rows.length > 0 ? (
        <AllTable
          rows={rows}
          sort={sort}
          onSort={(next) => show({ sort: next === 'newest' ? '' : next })}
          onOpen={openRow}
        />
      ) : null}
      <Pager
        page={data.view.cursor}
        next={data.list.value?.nextCursor ?? null}
        onNext={nextPage}
        onPrevious={previousPage}
      />
      <div className="bars">{open ? null : undoBar}</div>
      {opened ? (
        <DetailSheet
          loaded={data.open?.id === opened.id && data.open.table === opened.table ? data.open : null}
          onMark={(row, status) => void mark(opened.table, [row], status)}
          onClose={() => openRow(null)}
          undoBar={undoBar}
        />
      ) : null}
    </main>
  );
}

/** What of the news concerns the view: every table, and the submission that lies open. */
function newsFor(pulse: Pulse, { open }: AllData): unknown[] {
  const { tables, lastChange, lastGiven, lastNote, lastMessage } = pulse;
  return [tables, lastChange, lastGiven, open && [lastNote, lastMessage]];
}
