import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

export const leftOutReasons = [
  'robots',
  'prefetches',
  'asked not to be counted',
  'too many at once',
] as const;
export type LeftOut = (typeof leftOutReasons)[number];

export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

type Program = { isRobot: boolean; device: Device };

const mostKnown = 1000;
const known = new Map<string, Program>();

/** What a browser says of itself; read once for each of the many that say the same. */
export function programOf(userAgent: string): Program {
  const before = known.get(userAgent);
  if (before) return before;
  const program = { isRobot: userAgent === '' || isbot(userAgent), device: deviceOf(userAgent) };
  if (known.size >= mostKnown) known.clear();
  known.set(userAgent, program);
  return program;
}

/** iPads that ask for the site of a computer count as one: they say so themselves. */
function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}

/** Why a request is nobody's view, or may not be counted; null when it counts. */
export function reasonToLeaveOut(headers: IncomingHttpHeaders, { isRobot }: Program): LeftOut | null {
  if (isRobot) return 'robots';
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (purpose?.includes('prefetch')) return 'prefetches';
  // Global Privacy Control and Do Not Track.
  return headers['sec-gpc'] === '1' || headers.dnt === '1' ? 'asked not to be counted' : null;
}
