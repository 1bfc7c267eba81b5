import type { Knowledge } from '../engine/route-query.ts';
import { kindWordTo } from './kind-word.ts';
import type { Model } from './model.ts';
import { nearMisses } from './near-misses.ts';
import { withoutRefusals } from './negation.ts';
import { judgeWith } from './verdict.ts';

/** What the assistant knows beyond its lists, with this model of whole sentences. */
export function knowledgeFrom(model: Model): Knowledge {
  const words = [...model.weights.keys()].filter((name) => /^\p{L}+$/u.test(name));
  return { spelling: { nearMisses, words }, withoutRefusals, judge: judgeWith(model), kindWordTo };
}
