/** Staff ask a server that has been asked before. */
const warmUp = 3000;
const samples = 2000;

/** The 99th percentile of what one act after the other takes, in milliseconds. */
export async function late(act: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < warmUp; warm++) await act();
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(samples * 0.99)] ?? Number.NaN;
}
