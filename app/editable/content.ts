declare global {
  /** Sees each part as it is loaded: so the build learns which texts there are, and which are made of others. */
  var contentObserver: ((name: string, part: object) => void) | undefined;
}

const parts = new Map<string, object>();

/**
 * Names a part of the content. What the owner publishes is laid over it in place, so whoever shows it reads it when
 * the page is made and keeps no copy.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function content<const Part extends object>(name: string, part: Part): Part {
  globalThis.contentObserver?.(name, part);
  parts.set(name, part);
  return part;
}

/** Sets texts of the content in place, by their paths. A path that this process has not loaded is passed over. */
export function layOver(texts: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of texts) {
    const [name = '', ...keys] = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<unknown>(childOf, parts.get(name));
    if (isBranch(holder) && typeof holder[last] === 'string') holder[last] = text;
  }
}

type Branch = Record<string, unknown>;

export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function childOf(value: unknown, key: string): unknown {
  return isBranch(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
