import type { Status } from '../statuses.ts';
import { useInboxAction } from './use-inbox-action.ts';

type Row = { id: string; status: Status };

/** Marks submissions, and takes the last change back: in its own tables, and only where it still stands. */
export function useMarking() {
  const { send, done } = useInboxAction('marking');
  return {
    undo: done,
    mark: (table: string, rows: Row[], status: Status) =>
      send({ does: 'mark', status, groups: [changesIn(table, rows, status)] }),
    /** Rows of several tables: each table's change is made whole or not at all. */
    markListed: (rows: (Row & { table: string })[], status: Status) => {
      const tables = [...new Set(rows.map(({ table }) => table))];
      const groups = tables.map((table) =>
        changesIn(
          table,
          rows.filter((row) => row.table === table),
          status,
        ),
      );
      return send({ does: 'mark', status, groups });
    },
    takeBack: async () => {
      if (done) await send({ does: 'undo', marked: done });
    },
  };
}

function changesIn(table: string, rows: Row[], status: Status) {
  return { table, changes: rows.map(({ id, status: from }) => ({ id, from, status })) };
}
