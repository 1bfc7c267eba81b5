import { BackupError } from '#server/backup/format.ts';
import { StartError } from '#server/config.ts';

/** Runs a command; what went wrong is told without a stack. */
export async function tellInASentence(failed: string, command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    console.error(sentenceOf(failed, error));
  }
}

function sentenceOf(failed: string, error: unknown): string {
  if (error instanceof BackupError || error instanceof StartError) return error.message;
  // A stopped stream wraps what stopped it.
  if (error instanceof Error && error.cause instanceof BackupError) return error.cause.message;
  return `${failed}: ${error instanceof Error ? error.message : 'unknown error'}`;
}
