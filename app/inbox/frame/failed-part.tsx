import { useRevalidator } from 'react-router';

type Props = { sentence: string; reason: string; className?: string };

/** What stands where something could not be loaded, with a way to try again. */
export function FailedPart({ sentence, reason, className = 'failed-part' }: Props) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={className} role="alert">
      <p>
        {sentence}: {reason}
      </p>
      <button
        type="button"
        className="staff-button"
        aria-busy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Try again
      </button>
    </div>
  );
}
