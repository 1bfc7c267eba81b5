import { aliases } from '#app/content/aliases.ts';
import type { PagePath } from '#app/content/pages.ts';
import type { Origin, VisitFlags } from './visit-flags.ts';

export interface BackLink {
  href: string;
  label: string;
}

export interface Arrival {
  /** The header's Back control. */
  header: BackLink;
  /** The page's own back link, where the visit knows better than what the page usually shows. */
  page: BackLink | undefined;
  /** What the visit remembers from here on. */
  flags: VisitFlags;
}

const GO_BACK = 'Go Back';

/** The pages of the “Back navigation rules”; visiting any other forgets where the visitor set out from. */
const LISTED: readonly string[] = [
  '/veterans-program',
  '/education',
  '/about',
  '/services',
  '/porpoise-robotics',
  '/contact',
  '/bootcamp',
  '/akron-holograms',
] satisfies PagePath[];

/** What the pages that back links name are called. The names are those of `pages.ts`. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  '/': 'Home',
  '/explore': 'Explore',
  '/services': 'Services',
  '/education': 'Education',
  '/qr': 'Programs',
  '/akron-holograms': 'Akron Holograms',
  '/partner-with-us': 'Partner With Us',
} satisfies Partial<Record<PagePath, string>>;

/** Both back controls of a page, and what visiting it changes. */
export function arriveAt(path: string, query: URLSearchParams, flags: VisitFlags): Arrival {
  const page = pageOf(path);
  const { [page]: note, ...notes } = flags.notes ?? {};
  const named = queryOrigin(query);
  const remembered = flags.from?.[page];
  const header = headerTarget(page, named ?? note ?? remembered, flags.explore);
  const previous = flags.trail?.at(-2);
  const isFresh = !previous || remembered?.split('#')[0] === previous;

  const kept = LISTED.includes(page) ? flags : { explore: page === '/explore' };
  const from = named ?? remembered;
  return {
    header: backTo(header),
    page: knownBack(page, named ?? note ?? (isFresh ? remembered : undefined), previous, header),
    flags: { ...kept, notes, from: from ? { ...kept.from, [page]: from } : kept.from },
  };
}

/** The page at a path, whichever of its routes was asked for. */
export function pageOf(path: string): string {
  const page = path.replace(/(.)\/$/, '$1');
  return aliases[page] ?? page;
}

/** The origin that an address names: `from=explore`, `from=services`, `from=education` or `src=qr`. */
function queryOrigin(query: URLSearchParams): Origin | undefined {
  const from = `/${query.get('from')}`;
  if (from === '/explore' || from === '/services' || from === '/education') return from;
  return query.get('src') === 'qr' ? '/qr#qr-menu' : undefined;
}

function headerTarget(page: string, origin: Origin | undefined, explore?: boolean): string {
  if (!LISTED.includes(page)) return '/';
  if (origin === '/services' && (page === '/veterans-program' || page === '/education')) return origin;
  return origin === '/explore' || explore ? '/explore' : '/';
}

export function knownBack(
  page: string,
  origin: Origin | undefined,
  previous: string | undefined,
  header: string,
): BackLink | undefined {
  if (origin && origin !== page) return ownBackTo(origin);
  if (page === '/akron-holograms') return { href: previous ?? '/services', label: GO_BACK };
  if (previous) return ownBackTo(previous);
  return page === '/contact' || header === '/explore' ? ownBackTo(header) : undefined;
}

/** Of two addresses of one page, the one that names a section of it: the usual link knows where on the page to go. */
export function moreExact(href: string, usual: string): string {
  return usual.startsWith(`${href}#`) ? usual : href;
}

export function ownBackTo(href: string): BackLink {
  return { href, label: nameOf(href) ? `← ${backTo(href).label}` : GO_BACK };
}

export function backTo(href: string): BackLink {
  return { href, label: `Back to ${nameOf(href)}` };
}

function nameOf(href: string): string | undefined {
  return NAMES[href.replace(/#.*/, '')];
}
