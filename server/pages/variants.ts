import { contentSecurityPolicy } from '#server/protection/headers.ts';
import type { BuiltFile } from './file-table.ts';

export type Encoding = BuiltFile['encodings'][number] | 'none';
export type Headers = Record<string, string>;

/** One encoding of a file, with all that its answers need. */
export type Variant = {
  encoding: Encoding;
  etag: string;
  headers: string[];
  unchanged: string[];
  /** What is sent, or the path of the file it is read from. */
  content: Buffer | string;
};

type Facts = Pick<BuiltFile, 'type' | 'bytes' | 'etag' | 'encodings' | 'inlineHashes'>;

/** In order of preference; whoever accepts no encoding gets the last. */
export function variantsOf(
  path: string,
  facts: Facts,
  everywhere: Headers,
  contentIn: (encoding: Encoding) => Buffer | string,
): Variant[] {
  return [...facts.encodings, 'none' as const].map((encoding) => {
    const content = contentIn(encoding);
    const etag = `"${facts.etag}${encoding === 'none' ? '' : `-${encoding}`}"`;
    const unchanged = {
      ...everywhere,
      etag,
      'cache-control': cachingOf(path),
      ...(facts.encodings.length > 0 && { vary: 'accept-encoding' }),
      ...(facts.inlineHashes && {
        'content-security-policy': contentSecurityPolicy(facts.inlineHashes),
        'speculation-rules': '"/prefetch.speculationrules"',
      }),
    };
    const headers = {
      ...unchanged,
      'content-type': facts.type,
      'content-length': String(typeof content === 'string' ? facts.bytes : content.length),
      ...(encoding !== 'none' && { 'content-encoding': encoding }),
    };
    return {
      encoding,
      etag,
      headers: Object.entries(headers).flat(),
      unchanged: Object.entries(unchanged).flat(),
      content,
    };
  });
}

function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
