/** Whether the server answered when it was last asked: one fact for the whole page. */
let isAway = false;
const listeners = new Set<() => void>();

export const tellAway = () => set(true);
export const tellAnswered = () => set(false);

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function serverIsAway(): boolean {
  return isAway;
}

function set(next: boolean): void {
  if (isAway === next) return;
  isAway = next;
  for (const listener of listeners) listener();
}
