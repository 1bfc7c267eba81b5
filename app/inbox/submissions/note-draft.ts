import { useSyncExternalStore } from 'react';

const prefix = 'note ';
const listeners = new Set<() => void>();

/** A note that is being written, kept on this device until it is saved or its writer signs out. */
export function useNoteDraft(user: string, submission: string): [string, (text: string) => void] {
  const name = draftName(user, submission);
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(name) ?? '',
    () => '',
  );
  return [text, (next) => write(name, next)];
}

/** Saved while more was typed, the rest stays. */
export function forgetNoteDraft(user: string, submission: string, saved: string): void {
  const name = draftName(user, submission);
  if (localStorage.getItem(name) === saved) write(name, '');
}

/** Who signs out leaves nothing on the device. */
export function forgetNoteDrafts(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) write(name, '');
}

function draftName(user: string, submission: string): string {
  return `${prefix}${user} ${submission}`;
}

function write(name: string, text: string): void {
  if (text) localStorage.setItem(name, text);
  else localStorage.removeItem(name);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
