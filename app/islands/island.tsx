import type { ComponentType } from 'react';
import type { IslandName, Wake } from './names.ts';

type Props<P> = {
  name: IslandName;
  /** When the browser should make it live: once the page has loaded, or when it comes near or is touched. */
  wake: Wake;
  /** A name on the visitor's device that, when it is there, wakes the island wherever it stands. */
  urgent?: string;
  of: ComponentType<P>;
  /** Plain data only: it travels in the document. */
  props: P;
};

/** Server-rendered React that the visit script wakes by itself. The rest of the page stays a document. */
export function Island<P extends object>({ name, wake, urgent, of: Component, props }: Props<P>) {
  return (
    <div data-island={name} data-wake={wake} data-urgent={urgent} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
