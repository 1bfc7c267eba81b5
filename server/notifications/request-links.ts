import { createHash, createHmac } from 'node:crypto';
import { requestAddress } from '#app/requests/addresses.ts';
import { siteSecret } from '#server/accounts/secret.ts';
import type { Database } from '#server/database/connection.ts';

/**
 * The secret of a visitor's page is made from the submission's id and a key of the site: the receipt, a second
 * answer to the same post and every later mail name the same link, and the row keeps only its hash.
 */
export type RequestLinks = {
  secretOf: (submissionId: string) => string;
  addressOf: (submissionId: string) => string;
};

export async function openRequestLinks(database: Database): Promise<RequestLinks> {
  const key = await siteSecret(database, 'requests');
  const secretOf = (id: string) => createHmac('sha256', key).update(id).digest('hex').slice(0, 48);
  return { secretOf, addressOf: (id) => requestAddress(secretOf(id)) };
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
