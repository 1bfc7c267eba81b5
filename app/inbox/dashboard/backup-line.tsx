import type { BackupState } from '../answers.ts';
import { formatDate } from '../frame/row-text.ts';

/** Whether what is here could be had back, said quietly; a failed check is not quiet. */
export function BackupLine({ state: { verified, failed } }: { state: BackupState }) {
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
