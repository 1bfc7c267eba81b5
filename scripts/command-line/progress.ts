/** Shows how far a long command is: one line that changes at a terminal, a line a tenth elsewhere. */
export function progressLine(): (done: number, total: number, what: string) => void {
  let shown = '';
  return (done, total, what) => {
    const line = `${String(Math.floor((100 * done) / total)).padStart(3)} %  ${amount(done)} of ${amount(total)} rows, ${what}`;
    if (process.stdout.isTTY) return void process.stdout.write(`\r${line}\u001b[K`);
    const tenth = `${Math.floor((10 * done) / total)} ${what.includes(' ')}`;
    if (tenth !== shown) console.log(line);
    shown = tenth;
  };
}

export function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}

export function amount(number: number): string {
  return number.toLocaleString('en-US');
}

/** Answers the time since it was started, like `1.2 s`. */
export function stopwatch(): () => string {
  const started = performance.now();
  return () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
