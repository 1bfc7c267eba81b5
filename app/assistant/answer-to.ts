import { readFlags, writeFlags } from '#app/navigation/visit-flags.ts';
import { catalogue, withAliases } from './catalogue.ts';
import { type Answer, routeQuery } from './route-query.ts';

const aliasesWithin = 1000;

/** The aliases of the staff come once, with this code; without them the built-in catalogue serves. */
const loaded = fetch('/assistant/aliases.json', { signal: AbortSignal.timeout(aliasesWithin) })
  .then(async (response) => (response.ok ? withAliases(await response.json()) : catalogue))
  .catch(() => catalogue);

/** The browser's way to the engine: the catalogue comes with it, and no call is made to answer. */
export async function answerTo(question: string): Promise<Answer> {
  const answer = routeQuery(question, await loaded);
  if (answer.step === 'fallback') takeAlong(question);
  return answer;
}

/** A question without an answer goes with the visitor to the contact form, who may take it out there. */
function takeAlong(question: string): void {
  const flags = readFlags();
  writeFlags({ ...flags, attribution: { ...flags.attribution, question } });
}
