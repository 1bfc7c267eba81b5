import { type Logger, type LoggerOptions, pino } from 'pino';
import { logOutput } from './log-output.ts';

/** One line of JSON per event, on standard output. */
export function openLog(level: string, output = logOutput(process.stdout.fd)): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: withErrors },
  };
  return pino(options, output);
}

/** JSON shows nothing of an error, so each is written as what it says and where it came from, under any name. */
function withErrors(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? errorFields(value) : value,
    ]),
  );
}

/** Chosen by name: a database error carries the row it failed on, and that is a visitor's. */
function errorFields(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...('code' in error && { code: error.code }),
    stack,
    ...(cause instanceof Error && { cause: errorFields(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(String) }),
  };
}
