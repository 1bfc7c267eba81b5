import { aboutOpening, statements } from '#app/content/about.ts';
import { Picture } from '#app/media/picture.tsx';

/** The picture stays while the three statements pass. */
export function AboutOpening() {
  return (
    <section className="on-ink behind-header lg:grid lg:grid-cols-[38vw_1fr]">
      <Picture
        name="people/under-the-pier"
        sizes="(min-width: 64rem) max(38vw, 64vh), 100vw"
        priority
        className="aspect-[4/5] w-full sm:max-lg:aspect-[4/3] object-cover lg:sticky lg:top-0 lg:aspect-auto lg:h-svh"
      />
      <div className="page-end max-lg:page-start pt-10 pb-20 lg:pt-48 lg:pb-32 lg:pl-[7vw]">
        <h1>{aboutOpening.title}</h1>
        <p className="mt-6 max-w-lg text-lead">{aboutOpening.lead}</p>
        <div className="mt-16 space-y-12 lg:mt-28 lg:space-y-20">
          {statements.map(({ name, text }) => (
            <section key={name} className="border-t border-ink-line pt-5">
              <h2 className="text-h4 not-print:text-amber!">{name}</h2>
              <p className="mt-3 max-w-2xl font-display text-h3 leading-[1.25] font-semibold tracking-tight text-paper">
                {text}
              </p>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
