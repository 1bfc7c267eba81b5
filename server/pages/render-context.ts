import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { FormOutcome } from '#app/forms/view/outcome.ts';
import type { OpenedRequest, RequestTrouble } from '#app/requests/request-view.ts';
import type { StaffSession } from '#server/accounts/staff-session.ts';

export const nonceContext = createContext<string | null>(null);
export const logContext = createContext<Logger | null>(null);
export const formOutcomeContext = createContext<FormOutcome | null>(null);
/** What the pages before signing in need to know. */
export const accountMailContext = createContext<{
  isOn: boolean;
  isResetLink: (token: string) => Promise<boolean>;
  findInvitation: (token: string) => Promise<{ email: string; name: string } | null>;
}>({ isOn: false, isResetLink: async () => false, findInvitation: async () => null });
/** The visitor's own submission, and what became of a post to its page. */
export const requestContext = createContext<{
  read: (secret: string) => Promise<OpenedRequest>;
  trouble: RequestTrouble | null;
}>({ read: async () => ({ view: null, wait: 0 }), trouble: null });
/** What is known of a printed code. */
export const printedCodeContext = createContext<(slug: string) => Promise<'in use' | 'retired' | null>>(
  async () => null,
);
/** Asks only when a page wants to know; prerendered pages have no one to ask about. */
export const readSessionContext = createContext<() => Promise<StaffSession | null>>(async () => null);
