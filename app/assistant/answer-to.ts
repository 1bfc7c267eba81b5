import { readFlags, writeFlags } from '#app/navigation/visit-flags.ts';
import { catalogue, withAliases } from './catalogue.ts';
import { type Answer, routeQuery } from './route-query.ts';

/** Milliseconds that a question waits for the aliases: well within the time that an answer takes. */
const patience = 300;

let current = catalogue;

/** The aliases of the staff come once, with this code; until then the built-in catalogue serves. */
const aliases = fetch('/assistant/aliases.json')
  .then(async (response) => {
    if (response.ok) current = withAliases(await response.json());
  })
  .catch(() => {});

/** The browser's way to the engine: the catalogue comes with it, and no call is made to answer. */
export async function answerTo(question: string): Promise<Answer> {
  await Promise.race([aliases, new Promise((resolve) => setTimeout(resolve, patience))]);
  const answer = routeQuery(question, current);
  if (answer.step === 'fallback') takeAlong(question);
  return answer;
}

/** A question without an answer goes with the visitor to the contact form, who may take it out there. */
function takeAlong(question: string): void {
  const flags = readFlags(window);
  writeFlags(window, { ...flags, attribution: { ...flags.attribution, question } });
}
