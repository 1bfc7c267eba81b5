import type { ReactNode } from 'react';

type Props = {
  /** Items of one group close each other: one open at a time, without a script. */
  group: string;
  items: readonly { id: string; title: ReactNode; body: ReactNode }[];
};

export function Accordion({ group, items }: Props) {
  return (
    <div className="border-t border-current/25">
      {items.map(({ id, title, body }, index) => (
        <details
          key={id}
          id={id}
          name={group}
          open={index === 0}
          className="accordion group border-b border-current/25"
        >
          <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-display text-h4 font-semibold">
            {title}
            <span aria-hidden="true" className="accordion-sign" />
          </summary>
          <div className="pb-8">{body}</div>
        </details>
      ))}
    </div>
  );
}
