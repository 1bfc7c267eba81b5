import { useState } from 'react';
import { readNamed, writeNamed } from '../addresses.ts';
import { useHanding } from '../assign/use-handing.ts';
import { DueTotal } from '../due/due-total.tsx';
import { FailedPart } from '../frame/failed-part.tsx';
import { UndoBar } from '../frame/undo-bar.tsx';
import { useNews } from '../frame/use-news.ts';
import { KeyboardHelp } from '../keyboard/keyboard-help.tsx';
import { useListKeys } from '../keyboard/use-list-keys.ts';
import { focusedRow } from '../keyboard/use-shortcuts.ts';
import { useOpenRow } from '../message/use-open-row.ts';
import type { Pulse } from '../pulse.ts';
import { SelectedBar } from '../selection/selected-bar.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { readSort, sortsOfAll } from '../sorts.ts';
import type { Status } from '../statuses.ts';
import { DetailSheet } from '../submissions/detail-sheet.tsx';
import { isFiltered, readListView, writeView } from '../submissions/inbox-view.ts';
import { Pager } from '../submissions/pager.tsx';
import { Toolbar } from '../submissions/toolbar.tsx';
import { useMarking } from '../submissions/use-marking.ts';
import { useShownRows } from '../submissions/use-shown-rows.ts';
import { useListView } from '../submissions/use-view.ts';
import { ViewLinks } from '../views/view-links.tsx';
import { ViewsButton } from '../views/views-button.tsx';
import { AllTable } from './all-table.tsx';
import type { AllData } from './load-all.ts';
import { SearchLine } from './search-line.tsx';

/** Everything that came in, through whichever form, in one list. */
export function AllForms({ data }: { data: AllData }) {
  const { view, open, show, openRow, nextPage, previousPage } = useListView(readListView);
  const sort = readSort(view.sort);
  const rows = useShownRows(data);
  const { mark, markListed, undo, takeBack } = useMarking();
  const [help, setHelp] = useState(false);
  useNews((pulse) => newsFor(pulse, data), data.known);

  const { selected, select, chosen, clear, toggleFocused, orRow } = useSelection(rows, writeNamed);
  const ways = useOpenRow({ names: rows.map(writeNamed), open, openRow });
  const markChosen = (status: Status, name: string | null = null) => {
    const these = orRow(name);
    if (these.length > 0) void markListed(these, status).then(clear);
  };
  const { take } = useHanding();
  useListKeys({
    open,
    ways,
    mark: markChosen,
    takeBack,
    showHelp: () => setHelp(true),
    more: {
      x: toggleFocused,
      // An open one listens itself.
      t: () => {
        if (!open) void take(orRow(focusedRow()));
      },
    },
  });

  const opened = readNamed(open ?? '');
  const { error } = data.list;
  const views = data.own.value?.views ?? [];
  const undoBar = <UndoBar sentence={undo?.sentence ?? null} takeBack={takeBack} />;
  return (
    <main className="staff-main all-forms">
      <div className="inbox-head">
        <h1>All forms</h1>
        <DueTotal />
        <SearchLine />
      </div>
      <ViewLinks views={views} />
      <Toolbar view={view} orders={sortsOfAll} onChange={show}>
        <ViewsButton views={views} query={writeView({ ...view, cursor: '' }).toString()} />
        <KeyboardHelp isOpen={help} onOpen={setHelp} without={['[', ']']} />
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
          selected={selected}
          onSelect={select}
          open={open}
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
      <div className="bars">
        {open ? null : undoBar}
        <SelectedBar count={chosen.length} onMark={markChosen} />
      </div>
      {opened ? (
        <DetailSheet
          loaded={data.open?.id === opened.id && data.open.table === opened.table ? data.open : null}
          onMark={(row, status) => void mark(opened.table, [row], status)}
          ways={ways}
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
