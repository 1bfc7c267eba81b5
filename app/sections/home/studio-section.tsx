import { Arrow, CardLink } from '#app/components/card-link.tsx';
import { studio } from '#app/content/home.ts';
import type { PictureName } from '#app/content/pictures.ts';
import { Picture } from '#app/media/picture.tsx';

export function StudioSection() {
  const { photography, aerial, visuals, video, design } = studio.works;
  return (
    <section className="on-ink pt-20 pb-24 lg:pt-32 lg:pb-40">
      <div className="page-width grid gap-6 lg:grid-cols-12 lg:items-end">
        <h2 className="text-giant lg:col-span-8">{studio.title}</h2>
        <p className="lg:col-span-4 lg:pb-3">
          {studio.text}{' '}
          <a href="/services#creative-studio" className="link whitespace-nowrap text-paper">
            Visit the studio
          </a>
        </p>
      </div>
      <div className="page-start mt-14 grid grid-cols-2 items-start gap-x-5 gap-y-10 max-lg:page-end lg:mt-20 lg:grid-cols-12 lg:gap-x-8">
        <div className="col-span-2 grid grid-cols-7 items-start gap-x-5 gap-y-10 lg:col-span-7 lg:gap-x-8">
          <Work
            work={photography}
            sizes="(min-width: 64rem) 52vw, 90vw"
            shape="aspect-[3/2]"
            className="col-span-7"
          />
          <Work
            work={visuals}
            sizes="(min-width: 64rem) 21vw, 38vw"
            shape="aspect-square"
            className="col-span-3"
          />
          <Work
            work={video}
            sizes="(min-width: 64rem) 29vw, 49vw"
            shape="aspect-video"
            className="col-span-4 self-end"
          />
        </div>
        <div className="col-span-2 grid gap-y-10 lg:col-span-5 lg:mt-24">
          <Work
            work={aerial}
            sizes="(min-width: 64rem) 32vw, 90vw"
            shape="aspect-[4/5] sm:aspect-[4/3] lg:aspect-square"
          />
          <Work
            work={design}
            sizes="(min-width: 64rem) 28vw, 90vw"
            shape="aspect-[3/2]"
            className="lg:mr-[28%]"
          />
        </div>
      </div>
    </section>
  );
}

type WorkProps = {
  work: { craft: string; href: string; picture: PictureName };
  sizes: string;
  shape: string;
  className?: string;
};

function Work({ work, sizes, shape, className = '' }: WorkProps) {
  return (
    <article className={`group relative ${className}`}>
      <Picture name={work.picture} sizes={sizes} className={`w-full object-cover ${shape}`} />
      <h3 className="mt-3 text-h4">
        <CardLink href={work.href}>{work.craft}</CardLink> <Arrow className="text-amber" />
      </h3>
    </article>
  );
}
