import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readOpen, withOpen } from '../addresses.ts';
import { type ListView, readView, writeView } from './inbox-view.ts';

export const useView = () => useListView(readView);

/** The view that the address names, and the ways to another. While one loads, it is already the one to come. */
export function useListView<View extends ListView>(read: (params: URLSearchParams) => View) {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const place = coming?.pathname === here.pathname ? coming : here;
  const params = new URLSearchParams(place.search);
  const view = read(params);
  const trail = trailOf(place.state);
  const go = (next: URLSearchParams, cursors = trail, replace = false) =>
    void navigate(`?${next}`, { replace, preventScrollReset: true, state: { trail: cursors } });

  return {
    view,
    open: readOpen(params),
    /** Another filter or order, from its first page. */
    show: (change: Partial<View>) => go(writeView({ ...view, cursor: '', ...change }), [], true),
    openRow: (id: string | null) => go(withOpen(params, id)),
    nextPage: (cursor: string) => go(writeView({ ...view, cursor }), [...trail, view.cursor]),
    /** Also for an address that was kept: from there it is the first page. */
    previousPage: () => go(writeView({ ...view, cursor: trail.at(-1) ?? '' }), trail.slice(0, -1)),
  };
}

/** The cursors of the pages that were turned to get here. */
function trailOf(state: unknown): string[] {
  const trail: unknown = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) ? trail.map(String) : [];
}
