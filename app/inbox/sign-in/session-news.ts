const channelName = 'prometheon-auth';

/** Someone signed in or out, or found the session ended: every open page hears it, the one that tells included. */
export function tellSessionChanged(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

export function onSessionChanged(act: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', act);
  return () => channel.close();
}
