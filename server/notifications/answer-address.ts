import type { RequestLinks } from './request-links.ts';

const signatureLength = 16;
/** Of what stands before the @, by the rules of mail. */
const longestName = 64;

/**
 * Where answers to a thread are sent: our address with the submission's id in it and a signature that only we can
 * make, since some mail programs drop `References`.
 * Null where our own name leaves no room for it.
 */
export function answerAddress(links: RequestLinks, from: string, submissionId: string): string | null {
  const [own, domain] = from.split('@');
  const id = submissionId.replaceAll('-', '');
  const signature = links.secretOf(`answer ${submissionId}`).slice(0, signatureLength);
  const name = `${own}+${id}${signature}`;
  return name.length <= longestName ? `${name}@${domain}` : null;
}

/** The submission that an address names; null when we did not make it. */
export function submissionIn(links: RequestLinks, address: string): string | null {
  const [, id = '', signature] = /\+([0-9a-f]{32})([0-9a-f]{16})@/.exec(address.toLowerCase()) ?? [];
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const wanted = links.secretOf(`answer ${uuid}`).slice(0, signatureLength);
  return signature === wanted ? uuid : null;
}
