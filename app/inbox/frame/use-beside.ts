import { useSyncExternalStore } from 'react';

/** As in `styles/staff/pane.css`: here there is room for a list and what is open in it. */
const wide = '(width >= 70rem)';

/** Whether what is open stands beside the list, rather than over it. */
export function useBeside(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function onChange(tell: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
