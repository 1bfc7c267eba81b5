import { courses } from '#app/content/courses.ts';
import { veteransPage } from '#app/content/veterans.ts';
import { Picture } from '#app/media/picture.tsx';

export function WhatIsIncluded() {
  const { heading, terms, discount } = veteransPage.included;
  return (
    <section aria-labelledby="included" className="on-ink">
      <div className="grid lg:grid-cols-[5fr_7fr]">
        <div className="px-[clamp(1.25rem,5vw,5rem)] py-16 lg:py-28 2xl:pl-[max(5rem,calc((100vw-84rem)/2))] print:px-0 print:py-4">
          <h2 id="included">{heading}</h2>
          <ul className="mt-10 border-t border-ink-line">
            {courses.map(({ id, name }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink-line py-4"
              >
                <strong className="font-display text-h4 font-semibold">{name}</strong> <span>{terms}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="relative isolate grid min-h-[120vw] overflow-clip content-end sm:min-h-[56.25vw] lg:min-h-[33rem] print:min-h-0">
          <Picture
            name="product/thruster"
            sizes="(min-width: 64rem) max(59vw, 50rem), 120vw"
            className="absolute inset-0 -z-10 size-full object-cover lg:left-1/4 lg:[mask-image:linear-gradient(to_right,transparent,#000_40%)] print:hidden"
          />
          <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/50 to-transparent to-75% print:hidden" />
          <div className="px-[clamp(1.25rem,5vw,5rem)] pb-10 lg:pb-16 print:px-0">
            <p>
              <strong className="font-display text-giant leading-none font-semibold tracking-tighter">
                {discount.share}
              </strong>{' '}
              <span className="block text-lead text-paper">{discount.what}</span>
            </p>
            <a href={discount.href} className="link no-print inline-flex min-h-11 items-center text-paper">
              {discount.link}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
