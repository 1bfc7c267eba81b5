import type { ReactNode } from 'react';
import { Arrow, CardLink } from '#app/components/card-link.tsx';
import { studio, studioOpening } from '#app/content/services.ts';
import { Picture } from '#app/media/picture.tsx';

export function Studio() {
  const { visuals, video, photography, aerial, design } = studio;
  return (
    <section id="creative-studio" className="on-ink pt-20 lg:pt-32">
      <div className="page-width">
        <h2 className="text-giant">{studioOpening.title}</h2>
        <p className="mt-6 max-w-xl text-lead">{studioOpening.lead}</p>
      </div>
      <div className="mt-16 space-y-20 lg:mt-24 lg:space-y-32">
        <Craft id={visuals.id} className="md:page-end md:grid-cols-[5fr_3fr] lg:grid-cols-[8fr_4fr]">
          <Picture
            name={visuals.picture}
            sizes="(min-width: 64rem) 64vw, (min-width: 48rem) 57vw, 100vw"
            className="aspect-[3/2] w-full object-cover"
          />
          <CraftText craft={visuals} />
        </Craft>
        <Craft id={video.id} className="md:page-start md:grid-cols-[3fr_5fr] lg:grid-cols-[4fr_7fr]">
          <Picture
            name={video.picture}
            sizes="(min-width: 64rem) 58vw, (min-width: 48rem) 57vw, 100vw"
            className="aspect-video w-full object-cover md:order-last"
          />
          <CraftText craft={video} />
        </Craft>
        <Craft
          id={photography.id}
          className="md:page-start md:page-end md:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]"
        >
          <Picture
            name={photography.picture}
            sizes="(min-width: 92rem) max(32rem, 26.7vw), (min-width: 64rem) 35vw, (min-width: 48rem) calc(45vw - 1.25rem), 100vw"
            className="aspect-[2/3] w-full object-cover sm:max-md:aspect-[4/3]"
          />
          <Picture
            name="sports/rowing-eights"
            sizes="(min-width: 92rem) max(20rem, 16.7vw), 22vw"
            className="hidden aspect-[2/3] w-full object-cover lg:block"
          />
          <CraftText craft={photography} />
        </Craft>
        <article id={aerial.id} className="group relative grid">
          <Picture
            name={aerial.picture}
            sizes="100vw"
            className="aspect-video max-h-[56rem] w-full object-cover object-[42%_90%] md:[grid-area:1/1]"
          />
          <div className="max-md:mt-6 md:page-start md:self-end md:bg-linear-to-t md:[grid-area:1/1] md:from-ink-deep md:to-transparent md:pt-32 md:pb-10 lg:pt-40 lg:pb-16">
            <CraftText craft={aerial} />
          </div>
        </article>
        <Craft id={design.id} className="md:page-end md:grid-cols-[5fr_3fr] lg:grid-cols-[7fr_4fr]">
          <Picture
            name={design.picture}
            sizes="(min-width: 64rem) 58vw, (min-width: 48rem) 57vw, 100vw"
            className="aspect-[3/2] w-full object-cover"
          />
          <CraftText craft={design} />
        </Craft>
      </div>
      <div className="page-width grid gap-8 pt-24 pb-24 lg:grid-cols-12 lg:pt-40 lg:pb-32">
        <h2 className="lg:col-span-8">Not sure which one you need? Describe the problem.</h2>
        <p className="self-end lg:col-span-4 lg:text-right">
          <a href="/contact" className="button button-ember">
            Write to us
          </a>
        </p>
      </div>
    </section>
  );
}

function Craft({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  return (
    <article id={id} className={`group relative grid items-end gap-x-10 gap-y-6 ${className}`}>
      {children}
    </article>
  );
}

function CraftText({ craft }: { craft: { name: string; text: string; href: string } }) {
  return (
    <div className="max-w-md max-md:page-start max-md:page-end">
      <h3 className="lg:text-h2">
        <CardLink href={craft.href}>{craft.name}</CardLink> <Arrow className="text-amber" />
      </h3>
      <p className="mt-3">{craft.text}</p>
    </div>
  );
}
