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

export type SetupApi = {
  'GET /setup/recipients': { answer: Recipients };
  /** `addresses` as they were typed; null leaves it to NOTIFY_EMAIL. */
  'POST /setup/recipients': { body: { table: string; addresses: string | null }; answer: Recipients };
  'POST /setup/recipients/test': { body: { table: string }; answer: TestResult };
  'GET /setup/webhooks': { answer: Webhooks };
  /** Its secret is told this once. */
  'POST /setup/webhooks': { body: NewWebhook; answer: { id: string; secret: string } };
  'POST /setup/webhooks/:id/switch': { body: { on: boolean }; answer: { on: boolean } };
  'POST /setup/webhooks/:id/test': { answer: TestResult };
  /** Answers how many deliveries waited for it and are given up. */
  'POST /setup/webhooks/:id/remove': { answer: { givenUp: number } };
  'GET /setup/keys': { answer: KeyFacts[] };
  /** The key is told this once. */
  'POST /setup/keys': { body: NewKey; answer: { id: string; key: string } };
  'POST /setup/keys/:id/revoke': { answer: { revoked: true } };
};
