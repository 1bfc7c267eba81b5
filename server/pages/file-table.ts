/** What the build tells the server about each file it made. Keys are URL paths. */
export type FileTable = Record<string, BuiltFile>;

export type BuiltFile = {
  file: string;
  type: string;
  bytes: number;
  etag: string;
  encodings: ('br' | 'gzip')[];
  /** Hashes for the Content-Security-Policy; null for anything but a page. */
  inlineHashes: { script: string[]; style: string[] } | null;
  /** Hash of the file as it was rendered, before its styles were trimmed: tells whether another content changes it. */
  rendered: string;
};

export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
