import pg from 'pg';
import type { Logger } from 'pino';
import { databaseErrors } from '#server/telemetry/counters.ts';
import { addressesOf, clientOf } from './hosts.ts';

export type TimeLimits = { connect: number; statement: number; answer: number };

/**
 * Milliseconds, 0 for no end. A burst of visitors waits in the pool's queue for `connect`. A server that is
 * merely slow ends a `statement` itself; one that does not `answer` has its connection closed.
 */
export const timeLimits = {
  forVisitors: { connect: 4000, statement: 3800, answer: 4000 },
  forCommands: { connect: 4000, statement: 0, answer: 0 },
} as const satisfies Record<string, TimeLimits>;

/** `2026-01-31 09:30:00.5+00`, as most servers write it. A Date takes four times as long, for each row of a page. */
const utcTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

export function asIsoText(text: string): string {
  const [, day, time, fraction = ''] = utcTime.exec(text) ?? [];
  return day ? `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z` : new Date(text).toISOString();
}

export function openPostgres(url: string, log: Logger, limits: TimeLimits): pg.Pool {
  const pool = new pg.Pool({
    Client: clientOf(addressesOf(url)),
    max: 10,
    // A host that has become a standby lets go of its connections at last.
    maxLifetimeSeconds: 10 * 60,
    application_name: 'prometheon',
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
    // Has the driver close a connection that did not answer in time, instead of handing it out again.
    pipeline: true,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: 2 * limits.statement,
    keepAlive: true,
    types: { getTypeParser },
  });
  const lost = (error: Error) => {
    databaseErrors.inc();
    log.warn({ code: errorCode(error) }, 'a database connection was lost');
  };
  // Without a listener a dropped connection would end the process, be it idle (the pool's) or in use (its own).
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Both engines hand out times as ISO text and counts as numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return asIsoText;
  if (oid === pg.types.builtins.INT8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text');
};

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
