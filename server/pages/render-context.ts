import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { FormOutcome } from '#app/forms/outcome.ts';

export const nonceContext = createContext<string | null>(null);
export const logContext = createContext<Logger | null>(null);
export const formOutcomeContext = createContext<FormOutcome | null>(null);
