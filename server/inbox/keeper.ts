/**
 * Keeps an answer a hundred times as long as it took to find, so that finding it never takes more than a
 * hundredth of the time: on a small table the answer is always fresh, on a huge one still cheap.
 */
export function keeper<T>() {
  const kept = new Map<string, { answer: Promise<T>; until: number }>();

  async function ask(key: string, find: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = kept.get(key);
    if (known && now < known.until) return known.answer;
    for (const [name, { until }] of kept) if (until <= now) kept.delete(name);
    const entry = { answer: find(), until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    try {
      await entry.answer;
      entry.until = performance.now() + 100 * (performance.now() - now);
    } catch {
      kept.delete(key);
    }
    return entry.answer;
  }

  return { ask, forget: () => kept.clear() };
}
