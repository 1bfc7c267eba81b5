import type { Kysely } from 'kysely';
import type { Engine } from '#server/database/engine.ts';

/** What a step may do: it knows the tables as they were when it was written, not as they are today. */
export type SchemaChange = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>;

export type Migration = { name: string; up: (trx: SchemaChange, engine: Engine) => Promise<void> };
