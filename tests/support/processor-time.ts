import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds that processors have worked for a process: the same on a busy machine as on a quiet one. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
