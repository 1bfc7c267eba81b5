type Act = () => Promise<unknown>;

/** Staff ask a server that has been asked before. */
const warmUps = 2000;
const samples = 2000;

/** For each act the 99th percentile of what it takes, one after the other, in milliseconds. */
export async function late(acts: Act[]): Promise<number[]> {
  for (let turn = 0; turn < warmUps; turn += acts.length) for (const act of acts) await act();
  const found: number[] = [];
  for (const act of acts) {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      const started = performance.now();
      await act();
      times.push(performance.now() - started);
    }
    found.push(p99(times));
  }
  return found;
}

export function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
