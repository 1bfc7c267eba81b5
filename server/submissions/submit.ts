import { hash, randomUUIDv7 } from 'node:crypto';
import {
  type FormDefinition,
  fillMessage,
  trapIsFilled,
  trapMessage,
} from '#app/forms/engine/define-form.ts';
import { type Issue, type Payload, parseForm } from '#app/forms/engine/parse.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import type { SharedReading } from '#server/database/shared-reading.ts';
import { hashOfSecret, type RequestLinks } from '#server/notifications/request-links.ts';
import type { WhoHears } from '#server/notifications/who-hears.ts';
import { inMinutes } from '#server/protection/in-minutes.ts';
import { widerNetworkOf } from '#server/protection/visitor-address.ts';
import { attributionOf } from './attribution.ts';
import type { Canaries } from './canary.ts';
import { searchText } from './fold-text.ts';
import { newReference } from './reference.ts';
import { rowOf } from './row.ts';
import { judge, repetition } from './spam.ts';
import type { SubmissionStore } from './store.ts';

export type Outcome =
  /** `link` leads to the visitor's own page of it. */
  | { kind: 'stored'; id: string; reference: string; message: string; link: string }
  | { kind: 'invalid'; message: string; issues: Issue[] }
  | { kind: 'conflict'; message: string }
  | { kind: 'limited'; message: string; retryAfter: number };

type Request = {
  input: Record<string, unknown>;
  idempotencyKey: string | null;
  visitor: string;
  isCanary: boolean;
};
export type Desk = {
  store: SubmissionStore;
  whoHears: SharedReading<WhoHears>;
  links: RequestLinks;
  canaries: Canaries;
};

/** The only way a submission gets into the database. Throws when the database does. */
export async function submitForm(
  { store, whoHears, links }: Omit<Desk, 'canaries'>,
  form: FormDefinition,
  { input, idempotencyKey, visitor, isCanary }: Request,
): Promise<Outcome> {
  if (form.trap === 'refuse' && trapIsFilled(input))
    return { kind: 'invalid', message: trapMessage, issues: [] };

  const parsed = parseForm(form, input);
  if (!parsed.ok) return { kind: 'invalid', message: parsed.issues[0].message, issues: parsed.issues };

  const { payload } = parsed;
  const { deliveriesFor } = await whoHears.current();
  const requestHash = hashOf(payload);
  const verdict = judge({ input, payload });
  const id = randomUUIDv7();
  const row: SubmissionRow = {
    ...rowOf(form, payload),
    ...attributionOf(input),
    email: String(payload.email),
    id,
    created_at: new Date().toISOString(),
    reference: newReference(),
    status: verdict.isSpam ? 'spam' : 'new',
    spam_reasons: verdict.reasons.length > 0 ? JSON.stringify(verdict.reasons) : null,
    idempotency_key: idempotencyKey,
    request_hash: requestHash,
    link_hash: hashOfSecret(links.secretOf(id)),
    search_text: null,
    listed_at: null,
  };
  row.search_text = searchText(form, row);
  const widerNetwork = widerNetworkOf(visitor);
  const stored = await store({
    form,
    row,
    visitor: hashOf([form.table, visitor]),
    widerNetwork: widerNetwork && hashOf([form.table, widerNetwork]),
    sender: hashOf(['every form', visitor]),
    reasonsIfRepeated: JSON.stringify([...verdict.reasons, repetition]),
    deliveries: deliveriesFor(form.table, String(payload.email)),
    isCanary,
  });
  if (stored.kind === 'limited') return tooMany(stored.until);
  if (stored.request_hash !== requestHash)
    return {
      kind: 'conflict',
      message: 'This form was already sent with other answers. Please send it again.',
    };
  const message = fillMessage(form.messages.success, { email: String(payload.email) });
  const link = links.addressOf(stored.id);
  return { kind: 'stored', id: stored.id, reference: stored.reference, message, link };
}

/** A value that is only compared is kept as a hash. */
function hashOf(value: Payload | string[]): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

function tooMany(until: number): Outcome {
  const retryAfter = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return {
    kind: 'limited',
    message: `That is many in a short time. Please try again ${inMinutes(retryAfter)}.`,
    retryAfter,
  };
}
