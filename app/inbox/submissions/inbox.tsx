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
import { focusedRow, focusRow, openTab, useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { Pulse } from '../pulse.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { readSort } from '../sorts.ts';
import type { Status } from '../statuses.ts';
import { DetailSheet } from './detail-sheet.tsx';
import { exportQuery, isFiltered } from './inbox-view.ts';
import type { InboxData } from './load-inbox.ts';
import { Pager } from './pager.tsx';
import { StatusButtons } from './status-buttons.tsx';
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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [help, setHelp] = useState(false);
  useNews((pulse) => newsFor(pulse, data), data.known);

  // Another table empties the list at once; another filter or page of it leaves the rows until the next are there.
  const isComing = data.view.table !== table;
  const rows = isComing ? [] : shownRows;
  const { error } = data.list;

  const select = (ids: string[], on: boolean) =>
    setSelected((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const chosen = rows.filter(({ id }) => selected.has(id));
  const markChosen = (status: Status) => {
    const focused = focusedRow();
    const these = chosen.length > 0 ? chosen : rows.filter(({ id }) => id === focused);
    if (these.length > 0) void mark(table, these, status).then(() => setSelected(new Set()));
  };
  const { take: takeThese } = useHanding();
  const take = (these: typeof rows) => void takeThese(these.map((row) => ({ ...row, table })));
  useShortcuts({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    x: () => {
      const row = focusedRow();
      if (row) select([row], !selected.has(row));
    },
    n: () => markChosen('new'),
    i: () => markChosen('in progress'),
    d: () => markChosen('done'),
    s: () => markChosen('spam'),
    // An open one listens itself.
    t: () => {
      if (!open) take(chosen.length > 0 ? chosen : rows.filter(({ id }) => id === focusedRow()));
    },
    z: () => void takeBack(),
    '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    '[': () => openTab(-1),
    ']': () => openTab(1),
    '?': () => setHelp(true),
  });

  // An open submission lies over the page, so the bar goes there with it.
  const undoBar = <UndoBar sentence={undo?.sentence ?? null} takeBack={takeBack} />;

  return (
    <>
      <Summary table={table} page={isComing ? null : data.list.value} rows={rows} isLoading={isComing} />
      <Tabs active={table} words={view.q} pulse={pulse} />
      <Toolbar key={table} view={view} onChange={show}>
        {isAdmin ? (
          <ExportButtons
            table={table}
            query={exportQuery(view)}
            total={isComing ? null : (data.list.value?.total ?? null)}
            sort={sort}
          />
        ) : null}
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
        {chosen.length > 0 ? (
          <section className="bar" aria-label="Selected submissions">
            {chosen.length} selected, mark as
            <StatusButtons onMark={markChosen} />
          </section>
        ) : null}
      </div>
      {open ? (
        <DetailSheet
          loaded={data.open?.id === open && data.open.table === table ? data.open : null}
          onMark={(row, status) => void mark(table, [row], status)}
          onClose={() => openRow(null)}
          undoBar={undoBar}
        />
      ) : null}
    </>
  );
}

/** What of the news concerns the view: its table, and the submission that lies open. */
function newsFor(pulse: Pulse, { view, open }: InboxData): unknown[] {
  const { tables, lastChange, lastGiven, lastNote, lastMessage } = pulse;
  return [tables[view.table], lastChange, lastGiven, open && [lastNote, lastMessage]];
}
