import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';
import type { SavedView } from './answers.ts';

export type ViewsAction =
  | { does: 'choose columns'; table: string; columns: string[] }
  | { does: 'save a view'; name: string; query: string }
  | { does: 'rename a view'; id: string; name: string }
  | { does: 'remove a view'; id: string };

/** What was done to a view; null for columns, and when it was refused, which is told. */
export type ViewsOutcome = { does: ViewsAction['does']; view: SavedView } | null;

/** What people do to their own columns and views. */
export async function actOnViews(action: ViewsAction): Promise<ViewsOutcome> {
  const { does } = action;
  try {
    switch (action.does) {
      case 'choose columns':
        await call('POST /columns', { body: { table: action.table, columns: action.columns } });
        return null;
      case 'save a view':
        return {
          does,
          view: await call('POST /views', { body: { name: action.name, query: action.query } }),
        };
      case 'rename a view':
        return {
          does,
          view: await call('POST /views/rename', { body: { id: action.id, name: action.name } }),
        };
      case 'remove a view':
        return { does, view: await call('POST /views/remove', { body: { id: action.id } }) };
    }
  } catch (error) {
    showToast('error', `Your views could not be changed: ${reasonOf(error)}`);
    return null;
  }
}
