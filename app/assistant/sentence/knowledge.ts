import { knowledgeFrom } from './knowledge-from.ts';
import { unpack } from './packed-model.ts';
import { weights } from './weights.ts';

/** What a browser fetches in the background, when the visitor begins to ask. */
export const knowledge = knowledgeFrom(unpack(weights));
