import { statSync } from 'node:fs';

const lookEveryMs = 1000;

export type FileInPlace = {
  /** Throws when what is written now would be lost. */
  confirm: () => void;
  /** The same, looking at most once a second. */
  confirmNowAndThen: () => void;
};

/**
 * SQLite goes on writing into a file that was removed or replaced under it, and nobody ever finds what it wrote.
 * So the files at the path are compared with those that were opened.
 */
export function fileInPlace(path: string): FileInPlace {
  const files = [path, `${path}-wal`].map((name) => ({ name, opened: identityOf(name) }));
  let lookedAt = Number.NEGATIVE_INFINITY;

  function confirm(): void {
    for (const file of files) {
      const found = identityOf(file.name);
      // The log of changes is made with the first of them.
      file.opened ??= found;
      if (found !== file.opened)
        throw new Error(
          `${file.name} was removed or replaced while the site was running. Put it back, or restart the site.`,
        );
    }
    lookedAt = performance.now();
  }
  return {
    confirm,
    confirmNowAndThen: () => {
      if (performance.now() - lookedAt >= lookEveryMs) confirm();
    },
  };
}

function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}
