import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { contentSecurityPolicy } from '#server/protection/headers.ts';
import type { AppEnv } from '#server/request-context.ts';
import type { BuiltFile, FileTable } from './file-table.ts';

/** Pictures stay on disk, where the system's cache holds them; the rest is small and asked for all the time. */
const keptInMemory = /^(text\/|image\/svg|font\/|application\/)/;

/** Answers GET and HEAD from what the build made: prerendered pages, scripts, pictures. */
export function builtFiles(buildDirectory: string) {
  const table = readTable(buildDirectory);
  const memory = new Map<string, Promise<Buffer>>();

  function contentOf(name: string, keep: boolean): Promise<Buffer> {
    const cached = memory.get(name);
    if (cached) return cached;
    const content = readFile(join(buildDirectory, 'client', name));
    if (keep) memory.set(name, content);
    return content;
  }

  return createMiddleware<AppEnv>(async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const canonical = canonicalPath(path);
    if (canonical !== path && table[canonical])
      return context.redirect(canonical + new URL(context.req.url).search, 308);
    const built = Object.hasOwn(table, path) ? table[path] : undefined;
    if (!built) return next();

    const encoding = chooseEncoding(built, context.req.header('accept-encoding') ?? '');
    const etag = `"${built.etag}${encoding ? `-${encoding}` : ''}"`;
    context.header('etag', etag);
    context.header('cache-control', cachingOf(path));
    if (built.encodings.length > 0) context.header('vary', 'accept-encoding');
    if (built.inlineHashes) {
      context.header('content-security-policy', contentSecurityPolicy(built.inlineHashes));
      context.header('speculation-rules', '"/prefetch.speculationrules"');
    }
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);

    context.header('content-type', built.type);
    if (encoding) context.header('content-encoding', encoding);
    const name = built.file + (encoding ? suffix[encoding] : '');
    return context.body(new Uint8Array(await contentOf(name, keptInMemory.test(built.type))));
  });
}

function readTable(buildDirectory: string): FileTable {
  return JSON.parse(readFileSync(join(buildDirectory, 'files.json'), 'utf8'));
}

/** `/about/` and `/about/index.html` would slip past the per-page headers. */
function canonicalPath(path: string): string {
  return path.replace(/\/(index\.html)?$/, '') || '/';
}

const suffix = { br: '.br', gzip: '.gz' };

function chooseEncoding(built: BuiltFile, accepted: string): 'br' | 'gzip' | null {
  return built.encodings.find((encoding) => accepted.includes(encoding)) ?? null;
}

function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
