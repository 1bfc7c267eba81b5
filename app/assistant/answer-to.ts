import { coreCatalogue } from './core-catalogue.ts';
import { rememberAnswer, takeAlong, takeAlongWhatWasLeft } from './left-at-once.ts';
import { type Answer, routeQuery } from './route-query.ts';

const aliasesWithin = 1000;

let catalogue = coreCatalogue;

/** The aliases of the staff come once, with this code; without them the built-in catalogue serves. */
const aliases = fetch('/assistant/aliases.json', { signal: AbortSignal.timeout(aliasesWithin) })
  .then(async (response) => {
    if (response.ok) catalogue = { ...catalogue, aliases: await response.json() };
  })
  .catch(() => {});

/** What the assistant knows beyond its lists comes in the background; no answer waits for it. */
import('./knowledge.ts').then(({ knowledge }) => {
  catalogue = { ...catalogue, ...knowledge };
}, console.debug);

// By Back a page comes from the browser's memory, or is loaded again and this code with it.
const returned = () => takeAlongWhatWasLeft(window, Date.now());
addEventListener('pageshow', returned);
returned();

/** The browser's way to the engine: the catalogue comes with it, and no call is made to answer. */
export async function answerTo(question: string): Promise<Answer> {
  await aliases;
  const answer = routeQuery(question, catalogue);
  if (answer.step === 'fallback') takeAlong(window, question);
  else rememberAnswer(window, question, Date.now());
  return answer;
}
