import { type Case, type Decision, urlOf } from '../engine/decide.ts';
import type { Judge, Judgment } from '../engine/route-query.ts';
import { inVisitorsWords } from '../engine/visitors-words.ts';
import { hitsOf } from '../engine/weigh-pages.ts';
import { type Destination, destinations } from './destinations.ts';
import { type Model, opinionOn, sharesOf } from './model.ts';

/** Fitted on questions that neither the lists nor the model had seen: see docs/decisions/0025-assistant-understanding.md. */
const sharpness = 1.4;
const trust = { everyWord: 6, everyTopic: 4, mostWords: 0.9, fewWords: 0.15 };
/** Two pages that the lists could not tell apart: less than this does not tell them apart either. */
const leastShareInTie = 0.8;
/** Of a thousand answers that seemed certain, two were wrong. */
const mostConfidence = 0.998;
/** A page that is this likely is offered beside the answer. */
const leastShareOffered = 0.05;

type Likely = { destination: Destination; url: string; share: number; words: () => number[] };

/** The lists' decision is one voice, the sentence as a whole the other; the likeliest page is the answer. */
export function judgeWith(model: Model): Judge {
  return (asked, decision) => {
    const { scores, wordsFor } = opinionOn(asked.question.words, model);
    const ruled = decision ? destinationOf(decision, asked) : 'nowhere';
    const shares = sharesOf(
      scores.map(
        (score, place) => sharpness * score + (destinations[place] === ruled ? trustIn(decision, asked) : 0),
      ),
    );
    const likely = destinations
      .map((destination, place) => ({
        destination,
        url: destination === ruled && decision ? decision.url : urlAt(destination, asked),
        share: shares[place] ?? 0,
        words: () => wordsFor(destination),
      }))
      .sort((a, b) => b.share - a.share);
    return judgmentOf(likely, ruled, asked, decision);
  };
}

function judgmentOf(likely: Likely[], ruled: Destination, asked: Case, decision: Decision | null): Judgment {
  const { question } = asked;
  const best = bestOf(likely);
  const byRule = best.destination === ruled && decision;
  const reasons = byRule ? decision.hits : [{ words: best.words() }];
  const isUnclear = !decision && asked.candidates.length > 1 && best.share < leastShareInTie;
  const isFallback =
    isUnclear || best.destination === 'nowhere' || reasons.every(({ words }) => words.length === 0);
  const url = isFallback ? null : best.url;
  return {
    url,
    step: isFallback ? 'fallback' : byRule ? decision.step : 'context',
    matched: isFallback ? [] : inVisitorsWords(question, reasons),
    confidence: isFallback ? 0 : Math.min(best.share, mostConfidence),
    runnersUp: (isUnclear ? inListsOrder(likely, asked) : likely)
      .filter(({ destination, share }) => share >= leastShareOffered || isNamed(destination, asked))
      .filter((other) => other.url !== (url ?? asked.catalog.pages.contact.url))
      .map((other) => ({ url: other.url, reasons: reasonsFor(other, asked) }))
      // A page that only “you” or “for” speaks for is no help.
      .filter(({ reasons }) => reasons.some(({ words }) => words.some((at) => !question.words[at]?.filler)))
      .map((other) => ({ url: other.url, matched: inVisitorsWords(question, other.reasons) })),
  };
}

/** What the lists could not tell apart is offered as they name it, also before the model is there. */
function inListsOrder(likely: Likely[], { candidates }: Case): Likely[] {
  const pages = candidates.map(({ page }): Destination => page);
  const named = likely.filter(({ destination }) => pages.includes(destination));
  const others = likely.filter(({ destination }) => !pages.includes(destination));
  return [
    ...named.toSorted((a, b) => pages.indexOf(a.destination) - pages.indexOf(b.destination)),
    ...others,
  ];
}

/** Contact and the fallback share a page: together they may be likelier than any other. */
function bestOf(likely: Likely[]): Likely {
  const atContact = likely.filter(
    ({ destination }) => destination === 'contact' || destination === 'nowhere',
  );
  const share = atContact.reduce((sum, other) => sum + other.share, 0);
  const [first] = likely;
  const [contact] = atContact;
  if (!first || !contact) throw new Error('A model without destinations.');
  return share >= first.share ? { ...contact, share } : first;
}

const isNamed = (destination: Destination, { candidates }: Case): boolean =>
  candidates.some(({ page, phrases }) => page === destination && phrases.length > 0);

/** The lists' quote where they have one. */
function reasonsFor({ destination, words }: Likely, { candidates }: Case): { words: number[] }[] {
  const candidate = candidates.find(({ page }) => page === destination);
  return candidate ? hitsOf(candidate) : [{ words: words() }];
}

function destinationOf({ url, page }: Decision, { catalog }: Case): Destination {
  return url === aerialUrl(catalog) ? 'aerial' : (page ?? 'nowhere');
}

function urlAt(destination: Destination, asked: Case): string {
  if (destination === 'aerial') return aerialUrl(asked.catalog);
  if (destination === 'qr') return '/qr';
  if (destination === 'nowhere') return asked.catalog.pages.contact.url;
  const url = urlOf({ page: destination }, asked);
  return url === aerialUrl(asked.catalog) ? asked.catalog.pages[destination].url : url;
}

const aerialUrl = ({ pages }: Case['catalog']): string => pages.creative_studio.special_rules?.[0]?.url ?? '';

/** The lists are right where they explain the question, and guess where they do not. */
function trustIn(decision: Decision | null, { question, hits }: Case): number {
  // Turns of speech (“are you human”) explain a question too: it is about nothing of ours.
  const reasons = decision?.hits ?? hits.filter(({ pattern }) => pattern.use === 'idiom');
  if (reasons.length === 0) return 0;
  const explained = new Set(reasons.flatMap(({ words }) => words));
  const known = new Set(hits.flatMap(({ words }) => words));
  const content = [...question.words.keys()].filter((position) => !question.words[position]?.filler);
  const isExplained = content.every((position) => explained.has(position));
  const isKnown = content.every((position) => known.has(position));
  if (isExplained || (isKnown && decision?.step === 'shortcut')) return trust.everyWord;
  if (isKnown && decision?.step === 'tie-break') return trust.everyTopic;
  const share = content.filter((position) => explained.has(position)).length / content.length;
  return share > 0.5 ? trust.mostWords : trust.fewWords;
}
