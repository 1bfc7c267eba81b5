/** Where a visit came from; both are empty when nothing tells. */
export type Origin = { source: string; campaign: string };

export const nowhere: Origin = { source: '', campaign: '' };

/** What stands for everything that has no line of its own. */
export const other = 'other';

const longest = 60;

type Way = { search: string; referrer: string; isOurs: (host: string) => boolean };

/**
 * What an address and a referrer tell: `utm_source`, or the `src` of a printed code, or the other site's name. Null for
 * a way within our own site, which tells nothing about where the visit came from.
 */
export function originOfVisit({ search, referrer, isOurs }: Way): Origin | null {
  const host = hostOf(referrer);
  if (host && isOurs(host)) return null;
  const name = countedName(host.replace(/^www\./, ''));
  if (search === '') return { source: name, campaign: '' };
  const query = new URLSearchParams(search);
  const source = query.get('utm_source') || query.get('src') || '';
  return { source: countedName(source) || name, campaign: countedName(query.get('utm_campaign') ?? '') };
}

/** Read by hand: a whole URL is ten times the work, on every page that is asked for. */
function hostOf(referrer: string): string {
  return /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i.exec(referrer)?.[1]?.toLowerCase() ?? '';
}

/**
 * A name as it is counted. Links in mails may carry an address, a phone number or the id of a person: whatever looks
 * like one, and whatever is no name at all, is counted as “other”.
 */
export function countedName(text: string): string {
  const name = text.trim().toLowerCase();
  if (name === '') return '';
  const isName = name.length <= longest && /^[\p{L}\p{N}\p{M} ._~+:-]+$/u.test(name);
  return isName && !looksPersonal(name) ? name : other;
}

/** Nine digits, an address of the network, or a long run of letters and digits that nobody would choose. */
function looksPersonal(name: string): boolean {
  return (
    /(\d[ .+-]?){9}/.test(name) ||
    /^\d{1,3}(\.\d{1,3}){3}(:\d+)?$/.test(name) ||
    /(?=[a-z]*\d)[a-z\d]{20}/.test(name) ||
    /[\da-f]{8}-[\da-f]{4}-/.test(name)
  );
}
