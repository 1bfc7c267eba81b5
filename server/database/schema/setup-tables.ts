import type { ColumnType } from 'kysely';
import type { WebhookShape } from '#app/inbox/setup/answers.ts';

/** Null until it happens. */
type Later = ColumnType<string | null, string | null | undefined>;

/** What admins set up in the browser: who hears of submissions, and which machines read them. */
export type SetupTables = {
  /** Forms whose notices go to others than NOTIFY_EMAIL names; `addresses` is a list in JSON. */
  notice_recipients: { table_name: string; addresses: string; changed_at: string; changed_by: string };
  webhooks: {
    id: string;
    name: string;
    /** Address and secret are emptied when it is removed; its name stays beside what was sent to it. */
    url: string;
    secret: string;
    shape: WebhookShape;
    /** The forms that it hears of, as a list in JSON; null for all. */
    tables: string | null;
    is_on: number;
    made_at: string;
    made_by: string;
    last_at: Later;
    last_words: Later;
    removed_at: Later;
  };
  api_keys: {
    id: string;
    name: string;
    /** What staff know it by; the whole key is kept only as its hash. */
    beginning: string;
    hash: string;
    /** Both lists in JSON; no tables means all. */
    scopes: string;
    tables: string | null;
    ends_at: string | null;
    made_at: string;
    made_by: string;
    first_used_at: Later;
    /** To the hour. */
    last_used_at: Later;
    revoked_at: Later;
  };
};
