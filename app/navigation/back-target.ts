import type { Origin, VisitFlags } from './visit-flags.ts';

export interface BackLink {
  href: string;
  label: string;
  /** Go back in history when the previous page was ours; `href` is for everyone else. */
  useHistory?: true;
}

export interface Arrival {
  /** The header's Back control. */
  header: BackLink;
  /** The page's own back link, where the visit knows better than what the page usually shows. */
  page: BackLink | undefined;
  /** What the visit remembers from here on. */
  flags: VisitFlags;
}

export const GO_BACK = 'Go Back';

const ALIASES: Record<string, string> = {
  '/creative-studio': '/services',
  '/ai-bootcamp': '/bootcamp',
  '/partnership': '/porpoise-robotics',
};

/** The pages of the “Back navigation rules”; visiting any other forgets where the visitor set out from. */
const LISTED = [
  '/veterans-program',
  '/education',
  '/about',
  '/services',
  '/porpoise-robotics',
  '/contact',
  '/bootcamp',
  '/akron-holograms',
];

const NAMES: Record<string, string> = {
  '/': 'Home',
  '/explore': 'Explore',
  '/services': 'Services',
  '/education': 'Education',
  '/qr': 'Programs',
  '/akron-holograms': 'Akron Holograms',
  '/partner-with-us': 'Partner With Us',
};

/** Both back controls of a page, and what visiting it changes. */
export function arriveAt(path: string, query: URLSearchParams, flags: VisitFlags): Arrival {
  const page = pageOf(path);
  const { [page]: note, ...notes } = flags.notes ?? {};
  const named = queryOrigin(query);
  const remembered = flags.from?.[page];
  const origin = named ?? note ?? remembered;
  const header = headerTarget(page, origin, flags.explore);

  const kept = LISTED.includes(page) ? flags : { explore: page === '/explore' };
  const from = named ?? remembered;
  return {
    header: backTo(header),
    page: knownBack(page, origin, header),
    flags: { ...kept, notes, from: from ? { ...kept.from, [page]: from } : kept.from },
  };
}

/** The page at a path, whichever of its routes was asked for. */
export function pageOf(path: string): string {
  const page = path.replace(/(.)\/$/, '$1');
  return ALIASES[page] ?? page;
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

export function knownBack(page: string, origin: Origin | undefined, header: string): BackLink | undefined {
  if (origin && origin !== page) return ownBackTo(origin);
  if (page === '/akron-holograms') return { href: '/services', label: GO_BACK, useHistory: true };
  if (page === '/contact') return { ...ownBackTo(header), useHistory: true };
  return header === '/explore' ? ownBackTo(header) : undefined;
}

export function ownBackTo(href: string): BackLink {
  return { href, label: `← ${backTo(href).label}` };
}

export function backTo(href: string): BackLink {
  return { href, label: `Back to ${NAMES[href.replace(/#.*/, '')]}` };
}
