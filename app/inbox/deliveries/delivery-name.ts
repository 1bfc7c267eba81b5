/** What a delivery is; the outbox calls it the same. */
export type DeliveryName =
  | 'staff notice'
  | 'confirmation'
  | 'webhook'
  | 'account mail'
  | 'digest'
  | 'addition notice'
  | 'given notice'
  | 'erasure notice'
  | 'reply'
  | 'alarm'
  | 'canary';
