import { useRevalidator } from 'react-router';

/** Asks again for what could not be loaded. */
export function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-busy={state === 'loading'}
      onClick={() => void revalidate()}
    >
      Try again
    </button>
  );
}
