import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Alias, Catalog, PageName } from '#app/assistant/catalog/types.ts';
import { catalog as builtIn, withAliases } from '#app/assistant/catalog.ts';
import type { Database } from '#server/database/connection.ts';
import { readAliases } from './aliases.ts';

/** Milliseconds; processes agree on the aliases within the first, and no question waits longer than the second. */
const freshFor = 5000;
const longestWaitMs = 300;

export type Edition = { catalog: Catalog; json: string; etag: string };

export type AliasBook = {
  /** The catalog with the aliases of the staff; the last known when the database does not answer. */
  current: () => Promise<Edition>;
  /** Reads the aliases now. */
  read: () => Promise<Edition>;
};

export function openAliasBook({ database, log }: { database: Database; log: Logger }): AliasBook {
  let edition = editionOf([]);
  let freshUntil = 0;
  let reading: Promise<unknown> | null = null;

  async function read(): Promise<Edition> {
    const next = editionOf((await readAliases(database)).map(asAlias));
    // The same aliases keep their catalog, which is read into an index once.
    if (next.json !== edition.json) edition = next;
    return edition;
  }

  async function current(): Promise<Edition> {
    if (performance.now() >= freshUntil) {
      freshUntil = performance.now() + freshFor;
      reading = read()
        .catch((error: unknown) => log.error({ error }, 'the aliases of the assistant could not be read'))
        .finally(() => {
          reading = null;
        });
    }
    if (reading) await Promise.race([reading, setTimeout(longestWaitMs, undefined, { ref: false })]);
    return edition;
  }

  return { current, read };
}

function asAlias({ phrase, page }: { phrase: string; page: PageName }): Alias {
  return { question: phrase, url: builtIn.pages[page].url };
}

function editionOf(aliases: Alias[]): Edition {
  const json = JSON.stringify(aliases);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { catalog: withAliases(aliases), json, etag };
}
