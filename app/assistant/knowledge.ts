import { knowledgeFrom } from './sentence/knowledge-from.ts';
import { unpack } from './sentence/packed-model.ts';
import { weights } from './sentence/weights.ts';

/** What a browser fetches in the background, when the visitor begins to ask. */
export const knowledge = knowledgeFrom(unpack(weights));
