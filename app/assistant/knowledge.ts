import type { Knowledge } from './catalogue/types.ts';
import { kindWordTo } from './sentence/kind-word.ts';
import { unpack } from './sentence/packed-model.ts';
import { judgeWith } from './sentence/verdict.ts';
import { weights } from './sentence/weights.ts';

const model = unpack(weights);

/** What a browser fetches in the background, when the visitor begins to ask. */
export const knowledge: Knowledge = {
  spelling: { guessable: [], lookalikes: [] },
  words: [...model.weights.keys()].filter((name) => /^\p{L}{6,}$/u.test(name)),
  judge: judgeWith(model),
  kindWordTo,
};
