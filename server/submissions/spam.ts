import { trapIsFilled } from '#app/forms/engine/define-form.ts';
import type { Payload } from '#app/forms/engine/parse.ts';
import { limits } from '#server/protection/limits.ts';

type Sign = { reason: string; sure: boolean };
type Suspect = { input: Record<string, unknown>; payload: Payload };

export type Verdict = { isSpam: boolean; reasons: string[] };

/** Suspicion is written down with the row and never a reason to drop it. */
export function judge(suspect: Suspect): Verdict {
  const signs = [trapSign(suspect), haste(suspect), links(suspect)].filter((sign) => sign !== null);
  return {
    isSpam: signs.some(({ sure }) => sure) || signs.length > 1,
    reasons: signs.map(({ reason }) => reason),
  };
}

/** Whether it was sent too often shows only while it is stored. */
export const repetition = `Sent ${limits.spam.equalBodies} times or more within an hour.`;

function trapSign({ input }: Suspect): Sign | null {
  return trapIsFilled(input) ? { reason: 'The hidden trap field was filled.', sure: true } : null;
}

/** Only a browser that ran our script says how long it took. It may lie, but a lie gains little. */
function haste({ input: { elapsedMs } }: Suspect): Sign | null {
  if (typeof elapsedMs !== 'number' || elapsedMs < 0 || elapsedMs >= limits.spam.fastestFillMs) return null;
  return { reason: `Filled in within ${Math.ceil(elapsedMs / 100) / 10} seconds.`, sure: false };
}

function links({ payload }: Suspect): Sign | null {
  const count = JSON.stringify(payload).match(/https?:\/\/|www\./gi)?.length ?? 0;
  return count >= limits.spam.links ? { reason: `Contains ${count} links.`, sure: false } : null;
}
