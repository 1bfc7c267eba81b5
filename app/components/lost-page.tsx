import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

type Props = { before: string; after: string; title: string; children: ReactNode };

/** What stands where a page should: a status whose middle figure is our flame, out on the water. */
export function LostPage({ before, after, title, children }: Props) {
  return (
    <section className="on-ink relative grid min-h-[calc(100svh-5rem)] overflow-hidden">
      <p
        aria-hidden="true"
        className="flex items-end justify-center self-end font-display text-[clamp(9rem,36vw,34rem)] leading-[0.72] font-bold text-ink-line"
      >
        <span className="drawn" data-text={before} />
        <Mark className="-mx-[0.04em] mb-[0.02em] size-[0.78em]" />
        <span className="drawn" data-text={after} />
      </p>
      <div className="border-t border-signal/40">
        <div className="page-width grid gap-x-10 gap-y-6 py-12 lg:grid-cols-12 lg:py-16">
          <h1 className="text-h2 lg:col-span-6 lg:text-h1">{title}</h1>
          <div className="lg:col-span-6">{children}</div>
        </div>
      </div>
    </section>
  );
}
