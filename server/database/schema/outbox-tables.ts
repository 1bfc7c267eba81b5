import type { ColumnType } from 'kysely';

/** What is sent for a submission, or (an account mail, the list of what is due) to a member of staff. */
export type DeliveryKind =
  | 'staff notice'
  | 'confirmation'
  | 'webhook'
  | 'account mail'
  | 'digest'
  | 'addition notice'
  | 'given notice'
  | 'erasure notice'
  | 'reply'
  /** What does not work, or works again. */
  | 'alarm'
  /** The site's try of its own mail. */
  | 'canary';
export type DeliveryState = 'waiting' | 'sent' | 'failed';

export type Delivery = { id: string; kind: DeliveryKind; target: string };

export type OutboxRow = Delivery & {
  created_at: string;
  /** Both null for what is not about one submission. Account mails, alarms and notices of an erasure carry their words in `mail`. */
  table_name: string | null;
  submission_id: string | null;
  mail: string | null;
  /** What a reply says. */
  message_id: string | null;
  /** The id it had until it was last sent again. */
  earlier_id: string | null;
  state: DeliveryState;
  attempts: number;
  /** When it is tried next; while it is being tried, when another worker may think the first one dead. */
  next_at: string;
  error: string | null;
  sent_at: string | null;
};

/** The database fills in what a new entry leaves out. */
type LeftOut =
  | 'table_name'
  | 'submission_id'
  | 'mail'
  | 'message_id'
  | 'earlier_id'
  | 'state'
  | 'attempts'
  | 'error'
  | 'sent_at';

export type NotificationTables = {
  outbox: Omit<OutboxRow, LeftOut> & {
    [Name in LeftOut]: ColumnType<OutboxRow[Name], OutboxRow[Name] | undefined>;
  };
};
