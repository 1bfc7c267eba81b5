import { AdminError } from '#server/accounts/admins.ts';
import { BackupError } from '#server/backup/format.ts';
import { StartError } from '#server/config/config.ts';
import { plainReason } from '#server/database/plain-reason.ts';

/**
 * What kept the site or a command from going on, for whoever gave it; null for a mistake in the program itself, which
 * nobody finds without its stack.
 */
export function sentenceOf(failed: string, error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StartError || error instanceof AdminError || error instanceof BackupError)
    return error.message;
  const reason = plainReason(error);
  // A stopped stream wraps what stopped it.
  return reason ? `${failed}: ${reason}.` : sentenceOf(failed, error.cause);
}
