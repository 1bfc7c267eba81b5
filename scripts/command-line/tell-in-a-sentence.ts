import { BackupError } from '#server/backup/format.ts';
import { StartError } from '#server/config/config.ts';

/** Runs a command; what went wrong is told without a stack, and what it means for the data. */
export async function tellInASentence(
  failed: string,
  command: () => Promise<void>,
  comfort = '',
): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StartError) console.error(error.message);
    else console.error(`${reasonOf(failed, error)} ${comfort}`.trim());
  }
}

function reasonOf(failed: string, error: unknown): string {
  if (error instanceof BackupError) return error.message;
  // A stopped stream wraps what stopped it.
  if (error instanceof Error && error.cause instanceof BackupError) return error.cause.message;
  return `${failed}: ${error instanceof Error ? error.message : 'unknown error'}.`;
}
