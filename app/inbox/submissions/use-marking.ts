import type { Status } from '../statuses.ts';
import { useInboxAction } from './use-inbox-action.ts';

type Row = { id: string; status: Status };

/** Marks submissions, and takes the last change back: in its own table, and only where it still stands. */
export function useMarking() {
  const { send, done } = useInboxAction('marking');
  return {
    undo: done,
    mark: (table: string, rows: Row[], status: Status) =>
      send({
        does: 'mark',
        table,
        status,
        changes: rows.map(({ id, status: from }) => ({ id, from, status })),
      }),
    takeBack: async () => {
      if (done) await send({ does: 'undo', marked: done });
    },
  };
}
