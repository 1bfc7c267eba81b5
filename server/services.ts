import { type Logger, pino } from 'pino';
import { type Auth, openAuth, type SendMail } from './accounts/auth.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';

/** What lives as long as the process. */
export type Services = {
  config: Config;
  log: Logger;
  database: Database;
  auth: Auth;
  /** Aborted when the process is asked to leave: what would stay open for hours ends then. */
  leaving: AbortController;
  /** Where the build lies; in development there is none and Vite serves the files. */
  buildDirectory: string | null;
};

export async function openServices(
  variables: NodeJS.ProcessEnv,
  buildDirectory: string | null = null,
): Promise<Services> {
  const config = readConfig(variables);
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const database = await openDatabase(config, log);
  const sendMail: SendMail | null = null;
  const auth = await openAuth(database, config, log, sendMail);
  return { config, log, database, auth, leaving: new AbortController(), buildDirectory };
}

export async function closeServices({ database }: Services): Promise<void> {
  await database.db.destroy();
}
