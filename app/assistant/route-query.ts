import type { Catalogue } from './catalogue/types.ts';
import { type Case, decide, type Step, urlOf } from './decide.ts';
import { findEvidence } from './find-evidence.ts';
import { indexOf } from './index-catalogue.ts';
import { readQuestion } from './read-question.ts';
import { inVisitorsWords } from './visitors-words.ts';
import { confidenceOf, hitsOf, weighPages } from './weigh-pages.ts';

const usualDelayMs = 1000;
const unusualDelayMs = 1500;
const fallbackMessage = "I'm not sure I understand. You can get in touch with us directly here:";
const partnershipMessage =
  'Are you looking to explore our business partnerships, or learn about our robotics partner, Porpoise Robotics?';
const longestQrInput = 5;
const mostRunnersUp = 2;

export type RunnerUp = { url: string; matched: string[] };

export type Answer = {
  url: string;
  /** What decided, in the visitor's own words; empty when nothing did. */
  matched: string[];
  confidence: number;
  runnersUp: RunnerUp[];
  delayMs: number;
  message: string | null;
  step: Step | 'exact words' | 'fallback';
};

/** One line of text in, the right page out, and why. Pure: same text and catalogue, same answer. */
export function routeQuery(text: string, catalogue: Catalogue): Answer {
  const index = indexOf(catalogue);
  const question = readQuestion(text, index.vocabulary);
  const hits = findEvidence(question, index);
  const asked: Case = { catalogue, index, question, hits, candidates: weighPages(hits) };
  return answerExactWords(asked) ?? answerByEvidence(asked) ?? fallback(asked);
}

function answerExactWords({ question, catalogue }: Case): Answer | null {
  const typed = question.text.trim();
  const certain = { confidence: 1, delayMs: usualDelayMs, message: null, step: 'exact words' } as const;
  const qr = typed.length <= longestQrInput && /\bqr\b/i.exec(typed);
  if (qr) return { ...certain, url: '/qr', matched: [qr[0]], runnersUp: [] };

  const partner = /^\P{L}*(partner(?:ship)?)\P{L}*$/iu.exec(typed)?.[1];
  if (!partner) return null;
  return {
    ...certain,
    url: catalogue.pages.partner_with_us.url,
    matched: [partner],
    runnersUp: [{ url: catalogue.pages.porpoise_robotics.url, matched: [partner] }],
    delayMs: unusualDelayMs,
    message: partnershipMessage,
  };
}

function answerByEvidence(asked: Case): Answer | null {
  const decision = decide(asked);
  if (!decision) return null;
  const { url, step, hits } = decision;
  return {
    url,
    matched: inVisitorsWords(asked.question, hits),
    confidence: Number(confidenceOf(hits, asked.question).toFixed(3)),
    runnersUp: runnersUp(asked, url),
    delayMs: usualDelayMs,
    message: null,
    step,
  };
}

function fallback(asked: Case): Answer {
  const { url } = asked.catalogue.pages.contact;
  return {
    url,
    matched: [],
    confidence: 0,
    runnersUp: runnersUp(asked, url),
    delayMs: unusualDelayMs,
    message: fallbackMessage,
    step: 'fallback',
  };
}

function runnersUp(asked: Case, chosenUrl: string): RunnerUp[] {
  return asked.candidates
    .map((candidate) => ({
      url: urlOf(candidate, asked),
      matched: inVisitorsWords(asked.question, hitsOf(candidate)),
    }))
    .filter(({ url }) => url !== chosenUrl)
    .slice(0, mostRunnersUp);
}
