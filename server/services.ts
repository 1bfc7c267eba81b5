import { type Logger, pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';

/** What lives as long as the process. */
export type Services = {
  config: Config;
  log: Logger;
  database: Database;
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
  return { config, log, database, buildDirectory };
}

export async function closeServices({ database }: Services): Promise<void> {
  await database.db.destroy();
}
