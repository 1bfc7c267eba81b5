import type { Catalog, Spelling } from '../catalog/types.ts';
import { type Case, type Decision, decide, type Step, urlOf } from './decide.ts';
import { findEvidence } from './find-evidence.ts';
import { indexOf } from './index-catalog.ts';
import { type Question, readQuestion } from './read-question.ts';
import { inVisitorsWords } from './visitors-words.ts';
import { confidenceOf, hitsOf, weighPages } from './weigh-pages.ts';

const usualDelayMs = 1000;
const unusualDelayMs = 1500;
const fallbackMessage = "I'm not sure I understand. You can get in touch with us directly here:";
const partnershipMessage =
  'Are you looking to explore our business partnerships, or learn about our robotics partner, Porpoise Robotics?';
const longestQrInput = 5;
const mostRunnersUp = 2;
/** Lists that have not weighed the whole sentence are right about nine times in ten. */
const mostConfidenceOfLists = 0.9;

export type RunnerUp = { url: string; matched: string[] };

export type Answer = {
  url: string;
  /** What decided, in the visitor's own words; empty when nothing did. */
  matched: string[];
  /** How likely it is that this page is the right one. */
  confidence: number;
  runnersUp: RunnerUp[];
  delayMs: number;
  message: string | null;
  /** One sentence in the visitor's language, when that is not the site's. */
  kindWord: string | null;
  step: Step | 'exact words' | 'context' | 'fallback';
};

/** A page, unless it stays unclear, and the pages that are near it. */
export type Judgment = Pick<Answer, 'matched' | 'confidence' | 'runnersUp' | 'step'> & { url: string | null };

export type Judge = (asked: Case, decision: Decision | null) => Judgment;

/** What a browser fetches in the background: until it is there, the assistant answers by its lists alone. */
export type Knowledge = {
  spelling: Spelling;
  withoutRefusals: (question: Question) => Question;
  judge: Judge;
  kindWordTo: (question: Question) => string | null;
};

type InformedCatalog = Catalog & Partial<Knowledge>;

/** One line of text in, the right page out, and why. Pure: same text and catalog, same answer. */
export function routeQuery(text: string, catalog: InformedCatalog): Answer {
  const index = indexOf(catalog);
  const read = readQuestion(text, index.vocabulary);
  const question = catalog.withoutRefusals?.(read) ?? read;
  const hits = findEvidence(question, index);
  const asked: Case = { catalog, index, question, hits, candidates: weighPages(hits) };
  return answerExactWords(asked) ?? answerByEvidence(asked, catalog);
}

function answerExactWords({ question, catalog }: Case): Answer | null {
  const typed = question.text.trim();
  const certain = {
    confidence: 1,
    delayMs: usualDelayMs,
    message: null,
    kindWord: null,
    step: 'exact words',
  } as const;
  const qr = typed.length <= longestQrInput && /\bqr\b/i.exec(typed);
  if (qr) return { ...certain, url: '/qr', matched: [qr[0]], runnersUp: [] };

  const partner = /^\P{L}*(partner(?:ship)?)\P{L}*$/iu.exec(typed)?.[1];
  if (!partner) return null;
  return {
    ...certain,
    url: catalog.pages.partner_with_us.url,
    matched: [partner],
    runnersUp: [{ url: catalog.pages.porpoise_robotics.url, matched: [partner] }],
    delayMs: unusualDelayMs,
    message: partnershipMessage,
  };
}

/** The specification's order decides; where the whole sentence is known, it is heard before the answer is given. */
function answerByEvidence(asked: Case, catalog: InformedCatalog): Answer {
  const decision = decide(asked);
  const judge = decision?.step === 'alias' ? judgeByLists : (catalog.judge ?? judgeByLists);
  const { url, ...judgment } = judge(asked, decision);
  return {
    ...judgment,
    url: url ?? catalog.pages.contact.url,
    confidence: Number(judgment.confidence.toFixed(3)),
    runnersUp: judgment.runnersUp.slice(0, mostRunnersUp),
    delayMs: url ? usualDelayMs : unusualDelayMs,
    message: url ? null : fallbackMessage,
    kindWord: catalog.kindWordTo?.(asked.question) ?? null,
  };
}

const judgeByLists: Judge = (asked, decision) => {
  const { url = null, step = 'fallback', hits = [] } = decision ?? {};
  return {
    url,
    step,
    matched: inVisitorsWords(asked.question, hits),
    confidence: Math.min(confidenceOf(hits, asked.question), mostConfidenceOfLists),
    runnersUp: asked.candidates
      .map((candidate) => ({
        url: urlOf(candidate, asked),
        matched: inVisitorsWords(asked.question, hitsOf(candidate)),
      }))
      .filter((other) => other.url !== (url ?? asked.catalog.pages.contact.url)),
  };
};
