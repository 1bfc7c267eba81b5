import { getMigrations } from 'better-auth/db/migration';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Transaction } from 'kysely';
import { company } from '#app/content/company.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Tables } from './tables.ts';

/** Whatever of the auth library needs tables or columns; `auth.ts` configures the same. */
export const authTwoFactor = twoFactor({
  issuer: company.brand,
  // `accounts/tries.ts` counts codes as it counts passwords.
  accountLockout: { enabled: false },
});

/** The auth library's tables follow its version, as submission tables follow the forms: only added to. */
export async function followAuthLibrary(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  const { runMigrations } = await getMigrations({
    database: { db: trx, type: engine },
    plugins: [authTwoFactor],
    logger: { disabled: true },
  });
  await runMigrations();
}
