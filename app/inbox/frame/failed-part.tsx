import { TryAgain } from './try-again.tsx';

type Props = { sentence: string; reason: string; className?: string };

/** What stands where something could not be loaded, with a way to try again. */
export function FailedPart({ sentence, reason, className = 'failed-part' }: Props) {
  return (
    <div className={className} role="alert">
      <p>
        {sentence}: {reason}
      </p>
      <TryAgain />
    </div>
  );
}
