/** The visitor's own page of a submission. Its secret is what opens it. */
export function requestAddress(secret: string): string {
  return `/requests/${secret}`;
}

export function copyAddress(secret: string): string {
  return `${requestAddress(secret)}/copy`;
}

/** A path as a log may hold it. */
export function withoutSecret(path: string): string {
  return path.replace(/^(\/requests\/)[^/]+/, '$1…');
}
