/** What the set-up pages are told: who hears of submissions. */

/** `addresses` is null while notices of this form go to whom NOTIFY_EMAIL names. */
export type FormRecipients = { table: string; title: string; addresses: string[] | null };

/** `usual` is whom NOTIFY_EMAIL names. */
export type Recipients = { mailIsOn: boolean; usual: string[]; forms: FormRecipients[] };

export const webhookShapes = ['plain', 'chat'] as const;
export type WebhookShape = (typeof webhookShapes)[number];

/** `tables` are the forms that it hears of; null for all. */
export type NewWebhook = { name: string; url: string; tables: string[] | null; shape: WebhookShape };

/** Only the host of its address is told: the rest is often its password. */
export type WebhookFacts = {
  id: string;
  name: string;
  host: string;
  tables: string[] | null;
  shape: WebhookShape;
  isOn: boolean;
  /** Deliveries that wait for it. */
  waiting: number;
  last: { at: string; words: string } | null;
};

/** `setting` is the host of the one that WEBHOOK_URL names. */
export type Webhooks = { setting: string | null; webhooks: WebhookFacts[] };

/** What a key may do. Without `spam:read` it never meets what lies in quarantine. */
export const keyScopes = ['submissions:read', 'spam:read'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** `endsOn` is the last day on which it works, like 2026-12-31; null for no end. */
export type NewKey = { name: string; scopes: KeyScope[]; tables: string[] | null; endsOn: string | null };

export type KeyFacts = {
  id: string;
  name: string;
  /** What it begins with: enough to know it again. */
  beginning: string;
  scopes: KeyScope[];
  tables: string[] | null;
  endsOn: string | null;
  madeAt: string;
  madeBy: string;
  /** To the hour. */
  lastUsed: string | null;
  state: 'works' | 'revoked' | 'ended';
};

/** How a test went, as a sentence. */
export type TestResult = { worked: boolean; words: string };
