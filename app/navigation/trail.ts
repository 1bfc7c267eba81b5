/** The pages through which the visitor came, in order; the last is the one they are on. */
export type Trail = readonly string[];

/** A step to another page. The same page again is none. */
export function stepOn(trail: Trail, page: string): Trail {
  return trail.at(-1) === page ? trail : [...trail, page];
}

/**
 * A step back. What came after the page is forgotten, so the trail gets shorter with every step back: that is
 * why no two back links can lead to each other for ever.
 */
export function stepBack(trail: Trail, page: string): Trail {
  return trail.includes(page) ? trail.slice(0, trail.lastIndexOf(page) + 1) : [page];
}
