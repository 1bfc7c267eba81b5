import { showToast } from '#app/components/toast.ts';

/** When somebody last signed in or out in this browser. It stays for pages that are not awake yet. */
const mark = 'session changed';

/** When the session on the screen was asked for. The first one came with the page. */
let askedAt: number | undefined;
let isSignedIn = false;
const listeners = new Set<() => void>();

/** Someone signed in, or found the session ended: every open page hears it, this one included. */
export function tellSessionChanged(): void {
  tellOtherTabs();
  tellThisPage();
}

/** For who leaves this page anyway: the next one asks for the session anew. */
export function tellOtherTabs(): void {
  localStorage.setItem(mark, String(Date.now()));
  isSignedIn = false;
}

/** Acts on every change from now on, and at once on one that this page slept through. */
export function onSessionChanged(act: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(act);
  if (sessionMayHaveChanged()) act();
  return () => {
    listeners.delete(act);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
}

/** Whether the session has to be asked for again. */
export function sessionMayHaveChanged(): boolean {
  return Number(localStorage.getItem(mark)) > (askedAt ?? performance.timeOrigin);
}

/** Asks for the session. What changes while the answer is on its way counts as a change. */
export async function askForSession<State>(ask: () => Promise<State>): Promise<State> {
  const now = askedAt === undefined ? performance.timeOrigin : Date.now();
  const state = await ask();
  askedAt = now;
  isSignedIn = state !== null;
  return state;
}

/** As far as this page knows. */
export const isSignedInHere = () => isSignedIn;

export const sessionEnded = 'Your session has ended. Please sign in again.';

/** A call was refused for want of a session. Told once: until somebody signs in, every call will be. */
export function tellSessionEnded(): void {
  if (!isSignedIn) return;
  // Whoever did something that failed for it says so in this one's place.
  showToast('info', sessionEnded);
  tellSessionChanged();
}

function tellThisPage(): void {
  for (const listener of listeners) listener();
}

function hear({ key }: StorageEvent): void {
  if (key !== mark) return;
  isSignedIn = false;
  tellThisPage();
}
