import type { ReactNode } from 'react';
import { PaperNote } from '#app/components/paper-note.tsx';
import { veteransPage } from '#app/content/veterans.ts';

/** The way in, step by step, beside the form that is its first step. */
export function GetStarted({ children }: { children: ReactNode }) {
  const { start, form, onPaper } = veteransPage;
  return (
    <div className="bg-paper">
      <div className="page-width grid gap-x-10 gap-y-16 py-16 lg:grid-cols-12 lg:py-28 print:block print:py-4">
        <section aria-labelledby="start" className="lg:col-span-5">
          <div className="lg:sticky lg:top-12">
            <h2 id="start">{start.heading}</h2>
            <ol className="mt-10 print:mt-4">
              {start.steps.map(({ title, text }, index) => (
                <li key={title} className="path-step pb-8 pl-10 print:pb-2">
                  <h3 className="text-h4">
                    {index + 1}. {title}
                  </h3>
                  <p className="mt-1 max-w-sm">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section
          id="apply"
          aria-labelledby="apply-heading"
          className="bg-paper-deep p-5 sm:p-10 lg:col-span-7 lg:p-14 print:p-0"
        >
          <h2 id="apply-heading" className="mb-8 print:hidden">
            {form.heading}
          </h2>
          {children}
          <PaperNote text={onPaper} path="/veterans-program" />
        </section>
      </div>
    </div>
  );
}
