type Act = () => Promise<unknown>;

/**
 * Staff ask a server that has been asked before. While a program is young, V8 compiles it on threads of its own,
 * milliseconds at a time, and on two processors the client, the server or the database then waits for its turn:
 * such pauses end only after some ten thousand requests.
 */
const warmUps = 20_000;
const samples = 3000;

/** For each act the 99th percentile of what it takes, one after the other, in milliseconds. */
export async function late(acts: Act[]): Promise<number[]> {
  for (let turn = 0; turn < warmUps; turn += acts.length) for (const act of acts) await act();
  const found: number[] = [];
  for (const act of acts) found.push(await percentile99(act));
  return found;
}

async function percentile99(act: Act): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(samples * 0.99)] ?? Number.NaN;
}
