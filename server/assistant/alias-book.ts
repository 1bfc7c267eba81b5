import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Alias, Catalog, PageName } from '#app/assistant/catalog/types.ts';
import { catalog as builtIn, withAliases } from '#app/assistant/catalog.ts';
import type { Database } from '#server/database/connection.ts';
import { type SharedReading, shareReading } from '#server/database/shared-reading.ts';
import { readAliases } from './aliases.ts';

export type Edition = { catalog: Catalog; json: string; etag: string };

/** The catalog with the aliases of the staff. */
export type AliasBook = SharedReading<Edition>;

export function openAliasBook({ database, log }: { database: Database; log: Logger }): AliasBook {
  return shareReading({
    what: 'the aliases of the assistant',
    log,
    known: editionOf([]),
    ask: async (known) => {
      const next = editionOf((await readAliases(database)).map(asAlias));
      // The same aliases keep their catalog, which is read into an index once.
      return next.json === known.json ? known : next;
    },
  });
}

function asAlias({ phrase, page }: { phrase: string; page: PageName }): Alias {
  return { question: phrase, url: builtIn.pages[page].url };
}

function editionOf(aliases: Alias[]): Edition {
  const json = JSON.stringify(aliases);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { catalog: withAliases(aliases), json, etag };
}
