import type { Trail } from './trail.ts';

/** Where a visitor can be known to have come from. */
export type Origin =
  | '/explore'
  | '/services'
  | '/education'
  | '/qr#qr-menu'
  | '/akron-holograms'
  | '/partner-with-us';

/** All that one visit (a tab's session) remembers. */
export interface VisitFlags {
  /** The visitor set out from /explore. */
  explore?: boolean;
  /** What each page read from its address, kept so that a reload still knows. */
  from?: Record<string, Origin>;
  /** What a link left, when it was followed, for the page that reads it once. */
  notes?: Record<string, Origin>;
  /** How the visitor came to the page they are on. */
  trail?: Trail;
  /** The page to which a back link was followed, for that page to read once. */
  goingBackTo?: string;
  attribution?: Attribution;
  /** The question that the assistant answered last, and when. */
  answered?: { question: string; at: number };
}

/** Where the visit came from. It leaves the tab only when the visitor sends it with a form. */
export interface Attribution {
  landingPage?: string;
  referrer?: string;
  /** `utm_source` is under `source`. */
  utm?: Record<string, string>;
  /** What the visitor last asked the assistant. */
  question?: string;
}

const KEY = 'site:visit';

export function readFlags(): VisitFlags {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Blocked storage throws at the first touch, a torn value does not parse: a visit without flags.
    return {};
  }
}

export function writeFlags(flags: VisitFlags): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(flags));
  } catch {
    // The visit goes on without flags.
  }
}
