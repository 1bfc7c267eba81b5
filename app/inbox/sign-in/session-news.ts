let shared: BroadcastChannel | null = null;
let isStale = false;
let isSignedIn = false;
const listeners = new Set<() => void>();

/** Someone signed in, or found the session ended: every open page hears it, this one included. */
export function tellSessionChanged(): void {
  tellOtherTabs();
  for (const listener of listeners) listener();
}

/** For who leaves this page anyway: the next one asks for the session anew. */
export function tellOtherTabs(): void {
  expectChange();
  channel().postMessage('changed');
}

export function onSessionChanged(act: () => void): () => void {
  channel();
  listeners.add(act);
  return () => listeners.delete(act);
}

/** Whether the session has to be asked for again. */
export const sessionMayHaveChanged = () => isStale;

/** `signedIn` is what was read. */
export function sessionIsRead(signedIn: boolean): void {
  isStale = false;
  isSignedIn = signedIn;
}

/** A call was refused for want of a session. Told once: until somebody signs in, every call will be. */
export function tellSessionEnded(): void {
  if (isSignedIn) tellSessionChanged();
}

/** Until it is read anew nobody knows of a session, so that its end is not told a second time. */
function expectChange(): void {
  isStale = true;
  isSignedIn = false;
}

function channel(): BroadcastChannel {
  if (shared) return shared;
  shared = new BroadcastChannel('prometheon-auth');
  shared.addEventListener('message', () => {
    expectChange();
    for (const listener of listeners) listener();
  });
  return shared;
}
