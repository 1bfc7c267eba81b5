import { useSyncExternalStore } from 'react';
import { randomKey } from '#app/forms/engine/entry-key.ts';
import { forget, keep, kept } from '#app/forms/engine/on-device.ts';

type Draft = { text: string; at: number; key?: string };

const prefix = 'note ';
/** What this tab shows. Another tab never changes it: the device keeps drafts only for coming back. */
const shown = new Map<string, Draft>();
const listeners = new Set<() => void>();

/** A note that is being written, kept on this device until it is saved or its writer signs out. */
export function useNoteDraft(user: string, submission: string): [string, (text: string) => void] {
  const place = placeOf(user, submission);
  const text = useSyncExternalStore(
    subscribe,
    () => draftAt(place).text,
    () => '',
  );
  return [text, (next) => show(place, { text: next, at: Date.now() })];
}

/** The same for every attempt to save these words, also after a reload: the server stores one note for it. */
export function noteKey(user: string, submission: string): string {
  const place = placeOf(user, submission);
  const draft = draftAt(place);
  const key = draft.key ?? randomKey();
  show(place, { ...draft, key });
  return key;
}

/** Saved while more was typed, the rest stays; so does what another tab holds, unless it is part of what was saved. */
export function forgetNoteDraft(user: string, submission: string, saved: string): void {
  const place = placeOf(user, submission);
  if (draftAt(place).text === saved) show(place, { text: '', at: Date.now() });
  for (const name of namesOf(place)) {
    const isOwn = name === place + tabName();
    if (!isOwn && saved.includes(kept<Draft>(name)?.text ?? '')) forget(name);
  }
}

/** Who signs out leaves nothing on the device. */
export function forgetNoteDrafts(): void {
  for (const name of namesOf(prefix)) forget(name);
  shown.clear();
  tell();
}

/** This tab's own draft, or else the newest that another tab or visit has left. */
function draftAt(place: string): Draft {
  const draft = shown.get(place) ?? kept<Draft>(place + tabName()) ?? newestAt(place) ?? { text: '', at: 0 };
  shown.set(place, draft);
  return draft;
}

function newestAt(place: string): Draft | undefined {
  const drafts = namesOf(place).flatMap((name) => kept<Draft>(name) ?? []);
  return drafts.sort((a, b) => b.at - a.at)[0];
}

function show(place: string, draft: Draft): void {
  shown.set(place, draft);
  if (draft.text) keep(place + tabName(), draft);
  else forget(place + tabName());
  tell();
}

function placeOf(user: string, submission: string): string {
  return `${prefix}${user} ${submission} `;
}

function namesOf(start: string): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(start));
}

/** The same after a reload, and another in every tab. */
function tabName(): string {
  const name = sessionStorage.getItem('tab') ?? randomKey();
  sessionStorage.setItem('tab', name);
  return name;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
