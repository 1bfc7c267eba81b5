import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { type Config, readConfig } from '#server/config/config.ts';
import { type Auth, openAuth } from './accounts/auth.ts';
import type { Database } from './database/connection.ts';
import { openDatabase } from './database/database.ts';
import type { SharedReading } from './database/shared-reading.ts';
import { mailThroughOutbox } from './notifications/outbox.ts';
import { openRequestLinks, type RequestLinks } from './notifications/request-links.ts';
import { openWhoHears, type WhoHears } from './notifications/who-hears.ts';
import { countVisits, type Visits } from './numbers/visits.ts';
import { type PublishedPages, publishedPages } from './pages/published-pages.ts';
import { countEveryone, type Everyone } from './protection/everyone.ts';
import { type LiveSite, openLiveSite } from './publishing/live-site.ts';
import { openCanaries } from './submissions/canary.ts';
import { openStore } from './submissions/store.ts';
import type { Desk } from './submissions/submit.ts';
import { openLog } from './telemetry/log.ts';
import { openWatch, type Watch } from './watch/watch.ts';

/** What lives as long as the process. */
export type Services = {
  config: Config;
  log: Logger;
  database: Database;
  auth: Auth;
  links: RequestLinks;
  whoHears: SharedReading<WhoHears>;
  /** Where submissions are taken in. */
  desk: Desk;
  everyone: Everyone;
  watch: Watch;
  visits: Visits;
  published: PublishedPages;
  /** Null where the site is not built: in development, and for commands. */
  site: LiveSite | null;
  /** Aborted when the process is asked to leave: what would stay open for hours ends then. */
  leaving: AbortController;
};

export async function openServices(
  variables: NodeJS.ProcessEnv,
  checkout: string | null = null,
): Promise<Services> {
  const config = readConfig(variables);
  const log = openLog(config.logLevel);
  const database = await openDatabase(config, log);
  const auth = await openAuth(database, config, log, config.mail && mailThroughOutbox(database));
  const everyone = countEveryone(database, log);
  const links = await openRequestLinks(database);
  const whoHears = await openWhoHears({ database, config, log });
  const store = openStore(database, everyone);
  const canaries = await openCanaries(database);
  const desk = { store, whoHears, links, canaries };
  const published = publishedPages(config);
  return {
    ...{ config, log, database, auth, links, whoHears, desk, everyone, published },
    watch: openWatch({ config, database, log, desk }),
    visits: await countVisits({ database, log }, config),
    site: checkout === null ? null : openLiveSite(checkout, { database, log, pages: published }),
    leaving: new AbortController(),
  };
}

export async function closeServices({ database, everyone, visits, log }: Services): Promise<void> {
  await visits.store();
  everyone.stop();
  await database.db.destroy();
  await promisify(log.flush.bind(log))();
}
