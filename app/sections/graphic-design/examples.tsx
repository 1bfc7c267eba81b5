import { PageBack } from '#app/components/page-back.tsx';
import { design } from '#app/content/pictures/design.ts';
import { graphicDesign } from '#app/content/studio/graphic-design.ts';
import { LightboxIsland } from '#app/media/lightbox/lightbox-island.tsx';
import { Thumbnail } from '#app/media/lightbox/thumbnail.tsx';

const wide = { place: 'md:col-span-7', sizes: '(min-width: 48rem) 58.4vw, 100vw' };
const narrow = { place: 'md:col-span-5', sizes: '(min-width: 48rem) 41.7vw, 100vw' };

/**
 * Where each plate hangs: two staggered columns, wide over narrow, narrow over wide, off both edges. The third
 * moves up by as much as the second hangs lower than the first, on a screen of any width.
 */
const places = [
  wide,
  { ...narrow, place: `${narrow.place} md:pt-[17vw]` },
  { ...narrow, place: `${narrow.place} md:-mt-[5.9vw]` },
  wide,
];

export function Examples() {
  const { heading, lead, examples } = graphicDesign;
  return (
    <>
      <section className="page-width grid gap-x-8 pt-4 pb-12 md:grid-cols-12 lg:pt-8 lg:pb-16">
        <PageBack className="justify-self-start md:col-span-12" />
        <h1 className="mt-6 text-giant md:col-span-12 lg:text-[clamp(6rem,11.5vw,12rem)]">{heading}</h1>
        <p className="mt-8 max-w-prose text-lead md:col-span-6 md:col-start-7 lg:mt-12">{lead}</p>
      </section>
      <section aria-labelledby="examples" className="pb-20">
        <div className="page-width flex flex-wrap items-baseline justify-between gap-x-8 pb-6">
          <h2 id="examples" className="text-h4">
            {examples.heading}
          </h2>
          <p className="text-sm text-text-soft">{examples.note}</p>
        </div>
        <ul className="grid gap-y-12 md:grid-cols-12 lg:gap-y-16">
          {examples.list.map(({ name, kind, text }, index) => (
            <li key={name} className={places[index]?.place}>
              <Thumbnail
                name={name}
                sizes={places[index]?.sizes ?? '100vw'}
                priority={index === 0}
                className="aspect-3/2"
              />
              <div
                className={`grid gap-x-8 gap-y-2 px-[clamp(1.25rem,5vw,5rem)] pt-5 sm:max-md:grid-cols-[8rem_1fr] lg:grid-cols-[8rem_1fr] ${index % 2 === 0 ? 'md:page-start' : 'md:pl-8'}`}
              >
                <p className="eyebrow text-vermilion">{kind}</p>
                <div>
                  <h3 className="text-h4">{design[name].title}</h3>
                  <p className="mt-1 max-w-prose">{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <LightboxIsland />
    </>
  );
}
