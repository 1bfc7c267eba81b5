import { resolve } from 'node:path';
import * as z from 'zod';

/** A start that cannot go on, told in one sentence; `main` prints it and leaves. */
export class StartError extends Error {}

const port = 'PORT must be a whole number from 0 to 65535.';
const empty = (schema: z.ZodType) => z.preprocess((value) => value || undefined, schema);

const environment = z.object({
  PORT: z.coerce.number({ error: port }).int(port).min(0, port).max(65535, port).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: empty(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// (leave it out for SQLite).')
      .optional(),
  ),
  PUBLIC_URL: empty(
    z
      .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an address like https://www.example.org.' })
      .optional(),
  ),
  SIGN_UP: z.enum(['on', 'off'], { error: 'SIGN_UP must be on or off.' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    })
    .default('info'),
});

export type Config = {
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | null;
  /** The site's own origin when it is known; otherwise the Host header names it. */
  publicOrigin: string | null;
  /** Whether strangers may make an account; it has no role until an admin's command line gives it one. */
  signUp: boolean;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
};

export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new StartError(parsed.error.issues[0]?.message);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: (values.DATABASE_URL as string | undefined) ?? null,
    publicOrigin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL as string).origin : null,
    signUp: values.SIGN_UP === 'on',
    logLevel: values.LOG_LEVEL,
  };
}
