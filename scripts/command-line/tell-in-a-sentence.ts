import { StartError } from '#server/config/config.ts';
import { sentenceOf } from '#server/process/sentence-of.ts';

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
    const message = error instanceof Error ? error.message : 'unknown error';
    const sentence = sentenceOf(failed, error) ?? `${failed}: ${message}.`;
    console.error(error instanceof StartError ? sentence : `${sentence} ${comfort}`.trim());
  }
}
