import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { contains } from '#server/config/networks.ts';
import { isRequestId, logRequest, newRequestId } from '#server/http/request-log.ts';
import type { Visits } from '#server/numbers/visits.ts';
import { protectiveHeaders } from '#server/protection/headers.ts';
import { lacksHttps } from '#server/protection/https.ts';
import { canonicalPath } from './canonical-path.ts';
import type { BuiltFile, FileTable } from './file-table.ts';
import type { PublishedPages } from './published-pages.ts';
import { type Encoding, type Headers, type Variant, variantsOf } from './variants.ts';

/** Pictures stay on disk, where the system's cache holds them; the rest is small and asked for all the time. */
const keptInMemory = /^(text\/|image\/svg|font\/|application\/)/;

/** A picture is read in pieces of this size, each when the one before has left: one reader holds no more. */
const pieceBytes = 32 * 1024;

type Needs = {
  config: Config;
  log: Logger;
  visits: Pick<Visits, 'document'>;
  published: Pick<PublishedPages, 'variantsAt'>;
};

/**
 * Answers GET and HEAD from what the build made, prerendered pages, scripts, pictures, and from what the owner has
 * published over it. It stands in front of the app, since nothing that the app does is needed for them; what is no
 * built file goes on to `next`.
 */
export function builtFiles(buildDirectory: string, { config, log, visits, published }: Needs) {
  const everywhere = protectiveHeaders(config);
  const table = readTable(buildDirectory);
  const files = new Map(
    Object.entries(table).map(([path, built]) => [
      path,
      builtVariants(join(buildDirectory, 'client'), path, built, everywhere),
    ]),
  );

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { method = '', url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    // The app sends it on.
    if (lacksHttps(config.publicOrigin, headers['x-forwarded-proto']?.toString())) return next();
    // Rendered on request, with what the link of a mail led to: too rare to weigh on the page that everyone gets.
    if (url.startsWith('/?confirmed=')) return next();
    const path = pathOf(url);
    const variants = published.variantsAt(path) ?? files.get(path);
    const canonical = variants ? path : canonicalPath(path);
    // Only a page is found by another spelling of its address.
    if (!variants && !table[canonical]?.inlineHashes) return next();

    const started = performance.now();
    const requestId = proxysRequestId(request, config) ?? newRequestId();
    const begin = (status: number, fields: string[]) => {
      response.writeHead(status, [...fields, 'x-request-id', requestId]);
      logRequest(log, { requestId, method, path, status, started });
    };
    const answer = (status: number, fields: string[], content?: Buffer) => {
      begin(status, fields);
      response.end(content);
      // The answer has left: nobody waits for it.
      if (variants && table[path]?.inlineHashes) visits.document(request, path);
    };

    const accepted = headers['accept-encoding'] ?? '';
    const variant = variants?.find(({ encoding }) => encoding === 'none' || accepted.includes(encoding));
    if (!variant) return answer(308, redirectHeaders(everywhere, canonical + url.slice(path.length)));
    if (headers['if-none-match']?.includes(variant.etag)) return answer(304, variant.unchanged);
    const { content } = variant;
    if (method === 'HEAD') return answer(200, variant.headers);
    if (typeof content !== 'string') return answer(200, variant.headers, content);
    sendFile(content, response, () => begin(200, variant.headers)).catch(() =>
      response.headersSent ? response.destroy() : next(),
    );
  };
}

function readTable(buildDirectory: string): FileTable {
  return JSON.parse(readFileSync(join(buildDirectory, 'files.json'), 'utf8'));
}

function builtVariants(directory: string, path: string, built: BuiltFile, everywhere: Headers): Variant[] {
  return variantsOf(path, built, everywhere, (encoding) => {
    const file = join(directory, built.file + suffix[encoding]);
    return keptInMemory.test(built.type) ? readFileSync(file) : file;
  });
}

/** Reads no faster than the client does. */
async function sendFile(path: string, response: ServerResponse, begin: () => void): Promise<void> {
  await using file = await open(path);
  begin();
  await pipeline(file.createReadStream({ highWaterMark: pieceBytes }), response);
}

const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz', none: '' };

function proxysRequestId(request: IncomingMessage, { trustedProxies }: Config): string | null {
  const name = request.headers['x-request-id'];
  if (typeof name !== 'string' || !isRequestId(name)) return null;
  return contains(trustedProxies, request.socket.remoteAddress ?? '') ? name : null;
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function redirectHeaders(everywhere: Headers, location: string): string[] {
  return Object.entries({ ...everywhere, location, 'content-length': '0' }).flat();
}
