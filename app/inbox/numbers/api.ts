import type { PrintedCodes } from '../codes/answers.ts';
import type { Numbers } from './answers.ts';

/** The calls about visits and printed codes. */
export type NumbersApi = {
  'GET /numbers': { answer: Numbers };
  'GET /codes': { answer: PrintedCodes };
  'POST /codes': { body: { name: string }; answer: { slug: string } };
  /** Answers how it was before. */
  'POST /codes/:slug': {
    body: { name?: string; retired?: boolean };
    answer: { name?: string; retired?: boolean };
  };
};
