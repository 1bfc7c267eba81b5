import type { ReactNode } from 'react';

type Props = { id: string; heading: string; intro: readonly string[]; children: ReactNode };

/** A form with its heading beside it. */
export function FormSection({ id, heading, intro, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="page-width grid gap-10 py-16 md:grid-cols-12 lg:py-28 print:py-6">
        <div className="md:col-span-5 lg:col-span-4 print:hidden">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {intro.map((text) => (
            <p key={text} className="mt-5 max-w-sm">
              {text}
            </p>
          ))}
        </div>
        <div className="max-w-2xl md:col-span-6 md:col-start-7 lg:col-span-7 lg:col-start-6 print:col-span-12 print:col-start-1">
          {children}
        </div>
      </div>
    </section>
  );
}
