import { coreCatalog } from '../catalog/core-catalog.ts';
import { type Answer, routeQuery } from '../engine/route-query.ts';
import { rememberAnswer, takeAlong, takeAlongWhatWasLeft } from './left-at-once.ts';

/** Milliseconds that a question waits for the aliases: well within the time that an answer takes. */
const longestWaitMs = 300;

let catalog = coreCatalog;

/** The aliases of the staff come once, with this code; until then the built-in catalog serves. */
const aliases = fetch('/assistant/aliases.json')
  .then(async (response) => {
    if (response.ok) catalog = { ...catalog, aliases: await response.json() };
  })
  .catch(() => {});

/** What the assistant knows beyond its lists comes in the background; no answer waits for it. */
import('../sentence/knowledge.ts').then(({ knowledge }) => {
  catalog = { ...catalog, ...knowledge };
}, console.debug);

// By Back a page comes from the browser's memory, or is loaded again and this code with it.
const returned = () => takeAlongWhatWasLeft(Date.now());
addEventListener('pageshow', returned);
returned();

/** The browser's way to the engine: the catalog comes with it, and no call is made to answer. */
export async function answerTo(question: string): Promise<Answer> {
  await Promise.race([aliases, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  const answer = routeQuery(question, catalog);
  const hasNone = answer.step === 'fallback';
  if (hasNone) takeAlong(question);
  else rememberAnswer(question, Date.now());
  // Where it leads is counted; what was asked stays here.
  navigator.sendBeacon?.('/api/counts/led', hasNone ? '' : answer.url);
  return answer;
}
