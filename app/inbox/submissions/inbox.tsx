import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ExportButtons } from '../export/export-buttons.tsx';
import { Spinner } from '../frame/spinner.tsx';
import { UndoBar } from '../frame/undo-bar.tsx';
import { readSort } from '../sorts.ts';
import { BackupLine } from './backup-line.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { apiQuery, type InboxView, isFiltered, readView, writeView } from './inbox-view.ts';
import { StatusButtons } from './status-buttons.tsx';
import { SubmissionsTable } from './submissions-table.tsx';
import { Summary } from './summary.tsx';
import { Tabs } from './tabs.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePulse } from './use-pulse.ts';
import { focusedRow, focusRow, openTab, useShortcuts } from './use-shortcuts.ts';
import { useSubmissions } from './use-submissions.ts';

export function Inbox() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const open = params.get('open');
  const sort = readSort(view.sort);
  const filter = apiQuery(view).toString();
  const [trail, setTrail] = useTrail(view.table + filter);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [help, setHelp] = useState(false);
  const pulse = usePulse();
  const cursor = trail.at(-1);
  const query = cursor ? `${filter}&cursor=${cursor}` : filter;
  const { loaded, mark, undo, takeBack } = useSubmissions(view.table, query, newsOf(pulse, view.table));
  const { rows, nextCursor, loading, error } = loaded;

  const show = (change: Partial<InboxView>) =>
    setParams(writeView({ ...view, ...change }), { replace: true });
  const openRow = (id: string) =>
    setParams((now) => new URLSearchParams([...now, ['open', id]]), { preventScrollReset: true });
  const close = useCallback(
    () =>
      setParams(
        (now) => {
          now.delete('open');
          return now;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const select = (ids: string[], on: boolean) =>
    setSelected((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const chosen = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const markChosen = (status: Parameters<typeof mark>[1]) => {
    const row = focusedRow();
    const ids = chosen.length > 0 ? chosen : row ? [row] : [];
    if (ids.length > 0) void mark(ids, status).then(() => setSelected(new Set()));
  };
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
    z: () => void takeBack(),
    '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    '[': () => openTab(-1),
    ']': () => openTab(1),
    '?': () => setHelp(true),
  });

  return (
    <>
      <div className="inbox-head">
        <div>
          <h1>Admin Dashboard</h1>
          <BackupLine />
        </div>
        <button type="button" className="staff-button" onClick={() => setHelp(true)}>
          Keyboard <kbd>?</kbd>
        </button>
      </div>
      <Summary table={view.table} loaded={loaded} pulse={pulse} />
      <Tabs active={view.table} pulse={pulse} />
      <Toolbar key={view.table} view={view} onChange={show}>
        <ExportButtons table={view.table} query={filter} total={loaded.total} sort={sort} />
      </Toolbar>
      {loading ? <Spinner label="Loading submissions" /> : null}
      {error ? <p className="inbox-note">{error}</p> : null}
      {!loading && !error && rows.length === 0 ? (
        <p className="inbox-note">No submissions found{isFiltered(view) ? ' for this filter.' : ''}</p>
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
      <nav className="pager" aria-label="Pages">
        {trail.length > 0 ? (
          <button type="button" className="staff-button" onClick={() => setTrail(trail.slice(0, -1))}>
            ← Previous page
          </button>
        ) : null}
        {nextCursor ? (
          <button type="button" className="staff-button" onClick={() => setTrail([...trail, nextCursor])}>
            Next page →
          </button>
        ) : null}
      </nav>
      <div className="bars">
        <UndoBar undo={undo} takeBack={takeBack} />
        {chosen.length > 0 ? (
          <section className="bar" aria-label="Selected submissions">
            {chosen.length} selected, mark as
            <StatusButtons onMark={markChosen} />
          </section>
        ) : null}
      </div>
      {open ? <DetailSheet table={view.table} id={open} onMark={mark} onClose={close} /> : null}
      {help ? <HelpSheet onClose={() => setHelp(false)} /> : null}
    </>
  );
}

/** The cursors of the pages turned so far; another filter starts at the first page. */
function useTrail(filter: string) {
  const [trail, setTrail] = useState<{ filter: string; cursors: string[] }>({ filter, cursors: [] });
  const cursors = trail.filter === filter ? trail.cursors : [];
  return [cursors, (next: string[]) => setTrail({ filter, cursors: next })] as const;
}

function newsOf(pulse: ReturnType<typeof usePulse>, table: string): string {
  return pulse ? `${pulse.tables[table]?.newest} ${pulse.tables[table]?.new} ${pulse.lastChange}` : '';
}
