import { readFileSync } from 'node:fs';

/** Memory that a process holds right now, and the most that it ever held. */
export function residentMegabytes(pid: number): number {
  return megabytes(pid, 'VmRSS');
}

export function peakMegabytes(pid: number): number {
  return megabytes(pid, 'VmHWM');
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
