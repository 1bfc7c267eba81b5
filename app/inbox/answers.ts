import type { Owner } from './assign/answers.ts';
import type { Message } from './conversation/answers.ts';
import type { DeliveryName } from './deliveries/delivery-name.ts';
import type { Status } from './statuses.ts';

/** What the staff's API answers: the server builds these, the inbox shows them. `api.ts` says which call answers which. */

export type Submission = Record<string, unknown> & {
  id: string;
  created_at: string;
  reference: string;
  status: Status;
  email: string;
  /** When it is to be answered, as long as it is new. */
  due_at?: string | null;
  /** Who takes care of it. */
  owner?: Owner | null;
};

/** `total` is exact, or null when counting would take too long. */
export type Page = { rows: Submission[]; nextCursor: string | null; total: number | null };

export type Note = { id: string; at: string; author: string; text: string };

export type OtherSubmission = {
  table: string;
  id: string;
  created_at: string;
  reference: string;
  status: Status;
};

export type Detail = {
  owner: Owner | null;
  row: Submission;
  notes: Note[];
  messages: Message[];
  others: OtherSubmission[];
};

/** One thing that is sent for a submission; `target` is an address, or the name or host of a webhook. */
export type DeliveryFacts = {
  id: string;
  kind: DeliveryName;
  target: string;
  /** Whether it could be sent at the moment. */
  isOn: boolean;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  nextAt: string;
  error: string | null;
  /** The last time it was sent. */
  sentAt: string | null;
};

export type Deliveries = { deliveries: DeliveryFacts[]; mailIsOn: boolean };

/** A delivery that gave up or keeps failing, and the submission it is about. */
export type FailingDelivery = DeliveryFacts & { table: string; submission: string };

export type FailingDeliveries = Omit<Deliveries, 'deliveries'> & { deliveries: FailingDelivery[] };

/** `from` is what the change replaces: where that is no longer so, nothing is changed. */
export type StatusChange = { id: string; status: Status; from?: Status };

/** How a submission stands now that could not be changed, or is no longer in its list; null when it is gone. */
export type StatusNow = { id: string; status: Status | null; owner?: Owner | null };

/** A submission held back as spam, and why. */
export type Quarantined = OtherSubmission & {
  name: string;
  email: string;
  message: string;
  reasons: string[];
};

/** `more` when there are more than are listed. */
export type Quarantine = { rows: Quarantined[]; more: boolean };

/** Submissions per day and form. */
export type ChartData = { days: string[]; tables: Record<string, number[]> };

export type SessionFacts = { id: string; createdAt: string; userAgent: string | null; isThis: boolean };

/** The last check of a backup that went well, and the failure when a later one did not. */
export type BackupState = {
  verified: { at: string; madeAt: string | null; rows: number } | null;
  failed: { at: string; file: string; sentence: string } | null;
};

/** A question that the assistant could not answer. */
export type AskedQuestion = { text: string; count: number; lastAsked: string };

/** A phrase that staff sent to a page; `url` is where that page is. */
export type StaffAlias = {
  key: string;
  phrase: string;
  page: string;
  url: string;
  madeBy: string;
  madeAt: string;
};

export type Questions = {
  questions: AskedQuestion[];
  aliases: StaffAlias[];
  pages: { page: string; url: string }[];
  /** What the assistant calls its destinations. */
  names: Record<string, string>;
};

/** A known question that an alias would send elsewhere; null is no answer. `asked` is 0 for a phrase of the catalog. */
export type AliasChange = { question: string; asked: number; from: string | null; to: string | null };

/** `goesTo` is where the question that staff began with would go. */
export type AliasPreview = { goesTo: string | null; changes: AliasChange[]; total: number };

/** How much there is about a person in each place where there is something. */
export type PersonFacts = { places: { name: string; count: number }[]; isStaff: boolean };

/** `days` is null when submissions to that form are kept for good. */
export type KeptFor = { title: string; days: number | null };

/** A removal of so much at once that an admin must say yes: `due` of `total` submissions from before a moment. */
export type RemovalThatWaits = {
  table: string;
  title: string;
  since: string;
  before: string;
  due: number;
  total: number;
};

/** Why the mailbox of IMAP_URL cannot be read, in words; null when it can, or there is none. */
export type MailboxState = { failing: string | null };
