import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { siteSecret } from '#server/accounts/secret.ts';
import type { Database } from '#server/database/connection.ts';
import { limits } from '#server/protection/limits.ts';
import { addToWindows } from '#server/protection/window-count.ts';

/** Carries the ticket of a submission by which the site tries itself, and the answer that says it was known as one. */
export const canaryHeader = 'x-canary';

/** What a ticket is for that only asks whether this is the site that signed it. */
export const knownHere = 'known here';

/**
 * Tickets for submissions by which the site tries its own forms. A ticket is good for one form, for a minute and for
 * once; without one a submission is a visitor's, whatever else it says of itself.
 */
export type Canaries = {
  ticketFor: (formId: string) => string;
  /** Whether this site signed it for that form, within the minute. */
  isSigned: (ticket: string, formId: string) => boolean;
  /**
   * Counts a signed ticket as used, in the database that all processes share. A proxy that lost one of them sends the
   * same request, by its name, to the next: that is no second use.
   */
  isFirstUse: (ticket: string, requestName: string | null) => Promise<boolean>;
};

export async function openCanaries(database: Database): Promise<Canaries> {
  const key = await siteSecret(database, 'canaries');
  const life = limits.canaries.seconds;
  const sign = (formId: string, time: string, nonce: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([formId, time, nonce]))
      .digest('base64url');
  return {
    ticketFor: (formId) => {
      const [time, nonce] = [String(Date.now()), randomBytes(16).toString('base64url')];
      return [time, nonce, sign(formId, time, nonce)].join('.');
    },
    isSigned: (ticket, formId) => {
      const [time = '', nonce = '', signature = ''] = ticket.split('.', 3);
      // Clocks of two machines differ a little, in both directions.
      const isInTime = Math.abs(Date.now() - Number(time)) < life * 1000;
      return isInTime && isEqual(signature, sign(formId, time, nonce));
    },
    isFirstUse: async (ticket, requestName) => {
      // By its nonce: a ticket with something appended to it is still the same one.
      const use = `canary ${ticket.split('.')[1]}`;
      const ofRequest = `${use} ${requestName}`;
      const counted = await addToWindows(database, requestName ? [use, ofRequest] : [use], 2 * life);
      const countOf = (key: string) => counted.find((one) => one.key === key)?.count;
      return countOf(use) === 1 || (requestName !== null && countOf(ofRequest) !== 1);
    },
  };
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
