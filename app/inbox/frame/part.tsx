import { type ReactNode, Suspense, use } from 'react';
import { FailedPart } from './failed-part.tsx';
import type { Loaded } from './load.ts';

type Props<T> = {
  loaded: Promise<Loaded<T>>;
  /** What failed, when it does. */
  failed: string;
  /** What keeps its place meanwhile. */
  waiting: ReactNode;
  children: (value: T) => ReactNode;
};

/** A part of a page that comes when it comes; the rest does not wait for it. */
export function Part<T>({ waiting, ...props }: Props<T>) {
  return (
    <Suspense fallback={waiting}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived<T>({ loaded, failed, children }: Omit<Props<T>, 'waiting'>) {
  const { value, error } = use(loaded);
  return error === null ? children(value) : <FailedPart sentence={failed} reason={error} />;
}
