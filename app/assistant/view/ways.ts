import { destinations, usualWays } from '#app/content/assistant.ts';
import type { Answer } from '../engine/route-query.ts';

type Way = { href: string; text: string };

/** Where an answer leads, and where else it could: when nothing comes near, where most questions are answered. */
export function waysOf({ url, runnersUp, step }: Answer): [Way, ...Way[]] {
  const near = runnersUp.map((runnerUp) => runnerUp.url);
  const others = near.length === 0 && step === 'fallback' ? usualWays : near;
  return [wayTo(url), ...others.map(wayTo)];
}

function wayTo(href: string): Way {
  return { href, text: destinations[href] ?? href };
}
