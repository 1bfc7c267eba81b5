import { useSyncExternalStore } from 'react';

/** How far a search through all forms has come. */
export type SearchProgress = { lookedTo: string; found: number };

let progress: SearchProgress | null = null;
const listeners = new Set<() => void>();

/** Null once it is over. */
export function tellSearchProgress(next: SearchProgress | null): void {
  if (progress === next) return;
  progress = next;
  for (const listener of listeners) listener();
}

function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSearchProgress(): SearchProgress | null {
  return useSyncExternalStore(
    onProgress,
    () => progress,
    () => null,
  );
}
