import { existsSync } from 'node:fs';
import { type Config, StartError } from '#server/config/config.ts';
import { sqliteFile } from '#server/database/sqlite.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

/** For commands that have nothing to do in a new database: a mistyped DATA_DIR must not look like an empty site. */
export function needDatabase(place: Place): void {
  const file = missingFile(place);
  if (file)
    throw new StartError(`There is no database at ${file}. Name the site's data folder with DATA_DIR.`);
}

/** For commands that may come before the first start. Asked before the database is opened, it tells after that. */
export function noticeOfNewDatabase(place: Place): () => void {
  const file = missingFile(place);
  return () => {
    if (file) console.log(`A new database was made: ${file}`);
  };
}

function missingFile({ databaseUrl, dataDirectory }: Place): string | null {
  const file = sqliteFile(dataDirectory);
  return databaseUrl || existsSync(file) ? null : file;
}
