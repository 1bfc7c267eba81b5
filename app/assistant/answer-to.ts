import { readFlags, writeFlags } from '#app/navigation/visit-flags.ts';
import { catalogue } from './catalogue.ts';
import { type Answer, routeQuery } from './route-query.ts';

/** The browser's way to the engine: the catalogue comes with it, and no call is made to answer. */
export function answerTo(question: string): Answer {
  const answer = routeQuery(question, catalogue);
  if (answer.step === 'fallback') takeAlong(question);
  return answer;
}

/** A question without an answer goes with the visitor to the contact form, who may take it out there. */
function takeAlong(question: string): void {
  const flags = readFlags(window);
  writeFlags(window, { ...flags, attribution: { ...flags.attribution, question } });
}
