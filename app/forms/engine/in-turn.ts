/** Long enough for another tab to get its answer. A tab that is asleep must not hold this one up. */
const longestWait = 5000;

/**
 * Two tabs with the same entry send one after the other, so that the second finds the first one's key. Locks may
 * be missing, blocked or never free: the work is done in any case, and once.
 */
export async function inTurn<T>(form: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestWait);
  try {
    await navigator.locks.request(`form:${form}`, { signal: waiting.signal }, begin);
  } catch {
    // Then the work begins below, without a turn; if it was the work that failed, its own error follows.
  }
  clearTimeout(timer);
  return begin();
}
