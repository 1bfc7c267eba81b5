/** What the staff's API answers. The server builds these, the inbox shows them. */
export type Status = 'new' | 'in progress' | 'done' | 'spam';

export type Submission = Record<string, unknown> & {
  id: string;
  created_at: string;
  reference: string;
  status: Status;
  email: string;
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

export type Detail = { row: Submission; notes: Note[]; others: OtherSubmission[] };

/** One thing that is sent for a submission; `target` is an address, or the host of a webhook. */
export type DeliveryFacts = {
  id: string;
  kind: 'staff notice' | 'confirmation' | 'webhook' | 'account mail';
  target: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  nextAt: string;
  error: string | null;
  /** The last time it was sent. */
  sentAt: string | null;
};

export type Deliveries = { deliveries: DeliveryFacts[]; mailIsOn: boolean; webhookIsOn: boolean };

export type StatusChange = { id: string; status: Status };

/** How many are new in each table (counted to a thousand), its newest row and when it came; the last change of a status. */
export type Pulse = {
  tables: Record<string, { new: number; newest: string | null; newestAt: string | null }>;
  lastChange: string | null;
};

/** Submissions a day and form. */
export type ChartData = { days: string[]; tables: Record<string, number[]> };

export type SessionFacts = { id: string; createdAt: string; userAgent: string | null; isThis: boolean };

export type AuditEntry = {
  id: string;
  at: string;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
};

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

/** A known question that an alias would send elsewhere; null is no answer. `asked` is 0 for a phrase of the catalogue. */
export type AliasChange = { question: string; asked: number; from: string | null; to: string | null };

/** `goesTo` is where the question that staff began with would go. */
export type AliasPreview = { goesTo: string | null; changes: AliasChange[]; total: number };

/** How much there is about a person in each place where there is something. */
export type PersonFacts = { places: { name: string; count: number }[]; isAdmin: boolean };

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
