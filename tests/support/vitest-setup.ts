import { startPostgres } from './postgres.ts';

/** One private PostgreSQL for all test files. */
export default async function setup({ provide }: { provide: (key: 'postgresUrl', url: string) => void }) {
  const postgres = await startPostgres();
  provide('postgresUrl', postgres.url);
  return postgres.stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
