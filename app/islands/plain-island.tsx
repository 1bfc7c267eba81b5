import type { ReactNode } from 'react';
import type { PlainIslandName, Wake } from './names.ts';

type Props = {
  name: PlainIslandName;
  wake: Wake;
  /** What its script needs to know, as data attributes. */
  data?: Record<`data-${string}`, string | undefined>;
  className?: string;
  children: ReactNode;
};

/** Markup that works as it stands, and that a few lines of script bring to life without React. */
export function PlainIsland({ name, wake, data, className, children }: Props) {
  return (
    <div data-island={name} data-wake={wake} {...data} className={className}>
      {children}
    </div>
  );
}
