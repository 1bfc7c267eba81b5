import { useState } from 'react';
import { useHanding } from '../assign/use-handing.ts';
import { Summary } from '../dashboard/summary.tsx';
import { Tabs } from '../dashboard/tabs.tsx';
import { ExportButtons } from '../export/export-buttons.tsx';
import { FailedPart } from '../frame/failed-part.tsx';
import { usePulse } from '../frame/live.tsx';
import { Spinner } from '../frame/spinner.tsx';
import { UndoBar } from '../frame/undo-bar.tsx';
import { useNews } from '../frame/use-news.ts';
import { KeyboardHelp } from '../keyboard/keyboard-help.tsx';
import { useListKeys } from '../keyboard/use-list-keys.ts';
import { focusedRow, openTab } from '../keyboard/use-shortcuts.ts';
import { useOpenRow } from '../message/use-open-row.ts';
import { SelectedBar } from '../selection/selected-bar.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { readSort } from '../sorts.ts';
import type { Status } from '../statuses.ts';
import { OwnFilters } from '../views/own-filters.tsx';
import { shownColumns } from '../views/shown-columns.ts';
import { ViewLinks } from '../views/view-links.tsx';
import { ViewsButton } from '../views/views-button.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { exportQuery, isFiltered, savedQuery } from './inbox-view.ts';
import { type InboxData, newsFor } from './load-inbox.ts';
import { Pager } from './pager.tsx';
import { SubmissionsTable } from './submissions-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { useMarking } from './use-marking.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useView } from './use-view.ts';

export function Inbox({ data }: { data: InboxData }) {
  const { view, open, show, openRow, nextPage, previousPage } = useView();
  const { table } = view;
  const sort = readSort(view.sort);
  const pulse = usePulse();
  const { isAdmin } = useAuth();
  const shownRows = useShownRows(data);
  const { mark, undo, takeBack } = useMarking();
  const [help, setHelp] = useState(false);
  useNews((pulse) => newsFor(pulse, data), data.known);

  // Another table empties the list at once; another filter or page of it leaves the rows until the next are there.
  const isComing = data.view.table !== table;
  const rows = isComing ? [] : shownRows;
  const { error } = data.list;
  const views = data.own.value?.views ?? [];
  const columns = shownColumns(view, data.own.value);

  const { selected, select, chosen, clear, toggleFocused, orRow } = useSelection(rows, ({ id }) => id);
  const ways = useOpenRow({ names: rows.map(({ id }) => id), open, openRow });
  const markChosen = (status: Status, row: string | null = null) => {
    const these = orRow(row);
    if (these.length > 0) void mark(table, these, status).then(clear);
  };
  const { take: takeThese } = useHanding();
  const take = (these: typeof rows) => void takeThese(these.map((row) => ({ ...row, table })));
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
        if (!open) take(orRow(focusedRow()));
      },
      '[': () => openTab(-1),
      ']': () => openTab(1),
    },
  });

  // What is done to an open submission is said, and taken back, there.
  const undoBar = <UndoBar sentence={undo?.sentence ?? null} takeBack={takeBack} />;

  return (
    <>
      <Summary table={table} page={isComing ? null : data.list.value} rows={rows} isLoading={isComing} />
      <Tabs active={table} words={view.q} pulse={pulse} />
      <ViewLinks views={views} />
      <Toolbar
        key={table}
        view={view}
        onChange={show}
        own={<OwnFilters table={table} own={view.own} onChange={(own) => show({ own })} />}
      >
        {isAdmin ? (
          <ExportButtons
            table={table}
            query={exportQuery(view)}
            total={isComing ? null : (data.list.value?.total ?? null)}
            sort={sort}
          />
        ) : null}
        <ViewsButton
          key={`${table} views`}
          views={views}
          query={savedQuery(view, columns)}
          columns={{ table, shown: columns, onChosen: () => view.columns && show({ columns: '' }) }}
        />
        <KeyboardHelp isOpen={help} onOpen={setHelp} />
      </Toolbar>
      {isComing ? <Spinner label="Loading submissions" /> : null}
      {error && !isComing ? (
        <FailedPart className="inbox-note" sentence="Failed to load submissions" reason={error} />
      ) : null}
      {!isComing && !error && rows.length === 0 ? (
        <p className="inbox-note">No submissions found{isFiltered(data.view) ? ' for this filter.' : ''}</p>
      ) : null}
      {rows.length > 0 ? (
        <SubmissionsTable
          rows={rows}
          columns={columns}
          open={open}
          sort={sort}
          onSort={(next) => show({ sort: next === 'newest' ? '' : next })}
          selected={selected}
          onSelect={select}
          onOpen={openRow}
        />
      ) : null}
      <Pager
        page={data.view.cursor}
        next={isComing ? null : (data.list.value?.nextCursor ?? null)}
        onNext={nextPage}
        onPrevious={previousPage}
      />
      <div className="bars">
        {open ? null : undoBar}
        <SelectedBar count={chosen.length} onMark={markChosen} />
      </div>
      {open ? (
        <DetailSheet
          loaded={data.open?.id === open && data.open.table === table ? data.open : null}
          onMark={(row, status) => void mark(table, [row], status)}
          ways={ways}
          undoBar={undoBar}
        />
      ) : null}
    </>
  );
}
