import type { DeliveryFacts } from '../answers.ts';
import { formatDate } from '../frame/row-text.ts';

export const deliveryNames: Record<DeliveryFacts['kind'], string> = {
  'staff notice': 'Notice to staff',
  confirmation: 'Confirmation to the visitor',
  webhook: 'Webhook',
  'account mail': 'Account mail',
  digest: 'List of what is due',
  'addition notice': 'Notice of an addition',
  'given notice': 'Notice to a colleague',
  'erasure notice': 'Notice of an erasure',
  reply: 'Reply to the visitor',
  alarm: 'What does not work',
  canary: 'Try of the mail',
};

type Told = Pick<DeliveryFacts, 'state' | 'attempts' | 'nextAt' | 'error' | 'sentAt'>;

/** How a delivery stands, as one would say it. */
export function deliveryWords({ state, attempts, nextAt, error, sentAt }: Told, now = Date.now()): string {
  if (state === 'sent') return `Sent ${sentAt ? momentOf(sentAt, now) : ''}`.trim();
  const reason = error ? `: ${error.charAt(0).toLowerCase()}${error.slice(1)}` : '';
  if (state === 'failed')
    return `Given up after ${attempts === 1 ? 'one try' : `${attempts} tries`}${reason}`;
  if (attempts === 0) return 'Waits to be sent';
  if (!error) return 'Is being sent';
  return `Waits, next try ${timeUntil(Date.parse(nextAt) - now)}${reason}`;
}

/** The hour alone when it was today. */
function momentOf(iso: string, now: number): string {
  const date = new Date(iso);
  if (date.toDateString() !== new Date(now).toDateString()) return formatDate(iso);
  return date.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' });
}

function timeUntil(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return 'any moment';
  if (seconds < 60) return `in ${counted(seconds, 'second')}`;
  return `in ${counted(Math.round(seconds / 60), 'minute')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
