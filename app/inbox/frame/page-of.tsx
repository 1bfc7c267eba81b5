import type { ReactNode } from 'react';
import { FailedPart } from './failed-part.tsx';
import type { Loaded } from './load.ts';

type Props<T> = {
  title: string;
  loaded: Loaded<T>;
  /** What failed, when it does. */
  failed: string;
  children: (value: T) => ReactNode;
};

/** A staff page that shows one thing, or says why it cannot. */
export function PageOf<T>({ title, loaded: { value, error }, failed, children }: Props<T>) {
  return (
    <main className="staff-main">
      <h1>{title}</h1>
      {error === null ? (
        children(value)
      ) : (
        <FailedPart className="inbox-note" sentence={failed} reason={error} />
      )}
    </main>
  );
}
