import { useEffect, useState } from 'react';
import type { BackupState } from '../answers.ts';
import { get } from '../frame/call.ts';
import { formatDate } from '../frame/row-text.ts';

/** Whether what is here could be had back, said quietly; a failed check is not quiet. */
export function BackupLine() {
  const [state, setState] = useState<BackupState | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    get<BackupState>('/api/admin/backups', abort.signal).then(setState, () => undefined);
    return () => abort.abort();
  }, []);
  if (!state) return <p className="backup-line" />;
  const { verified, failed } = state;
  return (
    <p className="backup-line">
      {failed ? (
        <strong>
          The backup check of <Moment at={failed.at} /> failed: {failed.sentence}{' '}
        </strong>
      ) : null}
      {verified ? (
        <>
          Last verified restore: <Moment at={verified.at} />, {verified.rows.toLocaleString('en-US')} rows
        </>
      ) : (
        'No backup has been verified yet.'
      )}
    </p>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at)}</time>;
}
