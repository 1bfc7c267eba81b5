import { expect, test } from 'vitest';
import type { DeliveryFacts } from '../answers.ts';
import { deliveryWords } from './delivery-words.ts';

const now = new Date(2026, 2, 5, 14, 30).getTime();
const later = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const waiting = { state: 'waiting', attempts: 0, nextAt: later(0), error: null, sentAt: null } as const;
const refused = { attempts: 3, error: 'The mail server answered 451 (EENVELOPE)' };

test.each<[string, Partial<DeliveryFacts>]>([
  ['Waits to be sent', {}],
  ['Is being sent', { attempts: 1, nextAt: later(60) }],
  [
    'Waits, next try in 2 minutes: the mail server answered 451 (EENVELOPE)',
    { ...refused, nextAt: later(115) },
  ],
  ['Waits, next try in 1 second: the mail server answered 451 (EENVELOPE)', { ...refused, nextAt: later(1) }],
  ['Waits, next try any moment: the mail server answered 451 (EENVELOPE)', { ...refused, nextAt: later(-5) }],
  ['Given up after 40 tries: the webhook answered 500', failed(40, 'The webhook answered 500')],
  ['Given up after one try: the submission no longer exists', failed(1, 'The submission no longer exists')],
  ['Sent 02:03 PM', { state: 'sent', attempts: 1, sentAt: new Date(2026, 2, 5, 14, 3).toISOString() }],
  [
    'Sent Mar 4, 2026, 02:03 PM',
    { state: 'sent', attempts: 1, sentAt: new Date(2026, 2, 4, 14, 3).toISOString() },
  ],
])('%s', (words, facts) => {
  expect(deliveryWords({ ...waiting, ...facts }, now)).toBe(words);
});

function failed(attempts: number, error: string): Partial<DeliveryFacts> {
  return { state: 'failed', attempts, error };
}
