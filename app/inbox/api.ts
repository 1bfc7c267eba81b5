import type { EditedPage, PublishOutcome, SavedText, SiteState } from '#app/editable/site-state.ts';
import type { AllPage } from './all/answers.ts';
import type {
  AliasPreview,
  BackupState,
  ChartData,
  Deliveries,
  DeliveryFacts,
  Detail,
  FailingDeliveries,
  KeptFor,
  MailboxState,
  Note,
  Page,
  PersonFacts,
  Quarantine,
  Questions,
  RemovalThatWaits,
  SessionFacts,
  StatusChange,
  StatusNow,
} from './answers.ts';
import type { Owner } from './assign/answers.ts';
import type { AuditPage } from './audit/answers.ts';
import type { ReplyTemplate, SentReply, TemplateWords } from './conversation/answers.ts';
import type { HealthApi } from './health/answers.ts';
import type { NumbersApi } from './numbers/api.ts';
import type { Person } from './people/answers.ts';
import type { Presence } from './presence/answers.ts';
import type { Pulse } from './pulse.ts';
import type { SetupApi } from './setup/answers.ts';
import type { Colleague, TeamApi } from './team/answers.ts';
import type { ViewsApi } from './views/answers.ts';

/**
 * The staff's API: what each call is sent and what it answers. The server's routes are made from these names and
 * have to answer so; the pages ask by the same names.
 */
type InboxApi = {
  /** Of all forms together. */
  'GET /submissions': { answer: AllPage };
  'GET /submissions/:table': { answer: Page };
  /** Of the rows that `ids` names, separated by commas. */
  'GET /submissions/:table/statuses': { answer: StatusNow[] };
  'GET /submissions/:table/:id': { answer: Detail };
  'POST /submissions/:table/status': {
    /** All of them or none, unless it says that those will do which nobody else has changed. */
    body: { changes: StatusChange[]; partly?: boolean };
    /** What undoes it, and what stayed as somebody else made it. */
    answer: { before: StatusChange[]; stayed: StatusNow[] };
  };
  'POST /submissions/:table/:id/notes': { body: { text: string; key?: string }; answer: Note };
  /** `from` is whose it was on the screen; `to` is null for nobody's. */
  'POST /submissions/:table/:id/owner': {
    body: { from: string | null; to: string | null };
    answer: { owner: Owner | null };
  };
  /** Of a reply, by whoever asks. */
  'GET /submissions/:table/:id/draft': { answer: { text: string } };
  'POST /submissions/:table/:id/draft': { body: { text: string }; answer: { saved: true } };
  /** `seen` is the last message that the writer has read. */
  'POST /submissions/:table/:id/replies': {
    body: { text: string; seen: string | null };
    answer: SentReply;
  };
  'POST /submissions/:table/replies/:id/take-back': { answer: { text: string } };
  'GET /templates': { answer: ReplyTemplate[] };
  'POST /templates': { body: TemplateWords; answer: ReplyTemplate };
  /** Answers what went, so that it can be made again. */
  'POST /templates/remove': { body: { id: string }; answer: TemplateWords };
  'GET /submissions/:table/:id/deliveries': { answer: Deliveries };
  'GET /deliveries/failing': { answer: FailingDeliveries };
  'POST /deliveries/:id/send-again': { answer: DeliveryFacts };
  'GET /quarantine': { answer: Quarantine };
  'GET /exports/:id': { answer: { rows: number; bytes: number } };
  /** What a tab has open; those that say nothing for a while are gone. */
  'POST /presence': { body: Presence; answer: { kept: true } };
  'GET /pulse': { answer: Pulse };
  'GET /chart': { answer: ChartData };
  'GET /backups': { answer: BackupState };
  'GET /mailbox': { answer: MailboxState };
  'GET /audit': { answer: AuditPage };
  'GET /sessions': { answer: SessionFacts[] };
  'POST /sessions/:id/end': { answer: { ended: true } };
  'GET /colleagues': { answer: Colleague[] };
  /** One's own. */
  'POST /account/name': { body: { name: string }; answer: { name: string } };
  'GET /questions': { answer: Questions };
  'POST /aliases': { body: { phrase: string; page: string }; answer: { key: string } };
  'POST /aliases/preview': {
    body: { phrase: string; page: string; question: string };
    answer: AliasPreview;
  };
  'POST /aliases/remove': { body: { key: string }; answer: { removed: true } };
  /** The texts of the site: what waits to be published, and what was. */
  'GET /site': { answer: SiteState };
  'GET /site/pages/:page': { answer: EditedPage };
  /** `was` is what stood there when it was typed. */
  'POST /site/texts': { body: { path: string; words: string; was: string }; answer: SavedText };
  'POST /site/drafts/drop': { body: { path: string }; answer: { dropped: true } };
  /** `stamps` are those of the drafts that were seen. */
  'POST /site/publish': { body: { stamps: string[] }; answer: PublishOutcome };
  'POST /site/versions/:number/back': { answer: PublishOutcome };
  'GET /retention': { answer: KeptFor[] };
  'GET /retention/waiting': { answer: RemovalThatWaits[] };
  'POST /retention/confirm': {
    body: { table: string; before: string };
    answer: { table: string; due: number };
  };
  /** The one who sent this submission: no address of a person stands in an address of ours. */
  'GET /people/:table/:id': { answer: Person };
  'POST /people/look': { body: { email: string }; answer: PersonFacts };
  'POST /people/erase': {
    body: { email: string; typed: string };
    answer: { erased: Record<string, number> };
  };
};

export type StaffApi = InboxApi & TeamApi & ViewsApi & SetupApi & HealthApi & NumbersApi;

export type Call = keyof StaffApi;
export type Answer<C extends Call> = StaffApi[C]['answer'];
export type Body<C extends Call> = StaffApi[C] extends { body: infer B extends object } ? B : undefined;
export type PathOf<C extends Call> = C extends `${string} ${infer Path}` ? Path : never;

/** The names that a path leaves open, like `table` in `/submissions/:table`. */
export type OpenNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | OpenNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export const staffApi = '/api/admin';

/** The address of a path of the API, its open names filled in. */
export function apiAddress(path: string, names: Record<string, string> = {}, query = ''): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  return `${staffApi}${filled}${query && `?${query}`}`;
}
