import { pageOf } from './back-target.ts';
import { isRightBehind } from './history-entry.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { type Origin, readFlags, type VisitFlags, writeFlags } from './visit-flags.ts';

/** What a click tells the page that it leads to. */
export function leave(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-back], a[data-sets-flag]');
  if (!link || opensElsewhere(event)) return;
  if (!link.dataset.back) leaveNote(link);
  else if (!link.hash && isRightBehind(pageOf(link.pathname))) {
    // It is shown as it was left.
    event.preventDefault();
    history.back();
  } else remember({ goingBackTo: pageOf(link.pathname) });
}

function leaveNote({ dataset, pathname }: HTMLAnchorElement): void {
  const origin = dataset.setsFlag as Origin;
  const leavesMenu = origin === '/qr#qr-menu';
  const reader = leavesMenu ? '/qr' : pageOf(pathname);
  remember({ notes: { ...readFlags().notes, [reader]: origin } });
  if (leavesMenu) history.replaceState(history.state, '', '#qr-menu');
}

function remember(flags: VisitFlags): void {
  writeFlags({ ...readFlags(), ...flags });
}
