import type { ReactNode } from 'react';
import { aerialPage } from '#app/content/studio/aerial.ts';
import { Picture } from '#app/media/picture.tsx';

/** The aircraft on its plinth, its figures beside it like an instrument panel. */
export function Tech() {
  const { heading, intro, drone, figures, note } = aerialPage.tech;
  return (
    <section aria-labelledby="tech" className="on-ink">
      <div className="grid lg:grid-cols-2">
        <div className="relative min-h-72 lg:order-2">
          <Picture
            name="product/drone-plinth"
            sizes="(min-width: 64rem) 70vw, 100vw"
            className="h-full w-full object-cover lg:absolute lg:inset-0"
          />
          <div className="absolute inset-0 hidden bg-linear-to-r from-ink to-ink/0 to-30% lg:block" />
        </div>
        <div className="py-16 pr-[clamp(1.25rem,5vw,5rem)] pl-[max(clamp(1.25rem,5vw,5rem),calc(50vw-42rem))] lg:py-28 lg:pr-6">
          <h2 id="tech">{heading}</h2>
          <p className="mt-4 text-lead">
            {intro} <strong className="font-semibold">{drone}</strong>.
          </p>
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-7 max-[24rem]:grid-cols-[2fr_3fr]">
            {figures.map((figure, index) => (
              <div
                key={figure.name}
                className="border-t border-ink-line pt-3 first:col-span-2 first:text-giant"
              >
                <dt className="text-sm">{figure.name}</dt>
                <dd
                  className={`mt-2 font-display leading-none font-semibold text-paper ${index === 0 ? 'text-giant' : 'text-h3'}`}
                >
                  <Value {...figure} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-10 max-w-md text-sm">{note}</p>
        </div>
      </div>
    </section>
  );
}

type Figure = { value: string; unit?: string; before?: string };

function Value({ value, unit, before }: Figure) {
  return (
    <>
      {before ? <Small>{before} </Small> : null}
      {value}
      {unit ? <Small> {unit}</Small> : null}
    </>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="text-h4 font-normal whitespace-pre text-mist">{children}</span>;
}
