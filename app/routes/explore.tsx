import { pageMeta } from '#app/components/page-meta.ts';
import { exploreOpening, tiles } from '#app/content/explore.ts';
import { Tile } from '#app/sections/explore/tile.tsx';

export const meta = () => pageMeta('explore');

/** Tiles that are half as wide as a phone, and at most a third of a large screen. */
const small = '(min-width: 64rem) 27vw, (min-width: 40rem) 50vw, 60vw';

export default function Explore() {
  return (
    <section className="bg-ink text-mist">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-12 pb-12 lg:pt-20">
        <h1 className="text-giant text-paper">{exploreOpening.title}</h1>
        <p className="pb-2 text-lead">{exploreOpening.lead}</p>
      </div>
      <ul className="grid auto-rows-[minmax(11rem,auto)] grid-cols-2 sm:auto-rows-[minmax(16rem,auto)] lg:auto-rows-[minmax(17rem,19vw)] lg:grid-cols-12">
        <Tile
          tile={tiles.home}
          className="col-span-2 aspect-video lg:col-span-5 lg:row-span-2 lg:aspect-auto"
          sizes="(min-width: 64rem) 44vw, 80vw"
          priority
        />
        <Tile tile={tiles.about} className="lg:col-span-3" sizes={small} />
        <Tile tile={tiles.services} className="lg:col-span-4" sizes={small} />
        <Tile
          tile={tiles.robotics}
          className="col-span-2 aspect-video lg:col-span-7 lg:aspect-auto"
          sizes="(min-width: 64rem) 48vw, 100vw"
        />
        <Tile tile={tiles.contact} className="lg:col-span-3" sizes={small} />
        <Tile
          tile={tiles.bootcamp}
          className="lg:col-span-5"
          sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 50vw, 60vw"
        />
        <Tile
          tile={tiles.studio}
          className="col-span-2 aspect-[3/2] lg:col-span-4 lg:row-span-2 lg:aspect-auto"
          sizes="(min-width: 64rem) 48vw, 100vw"
        />
        <Tile
          tile={tiles.holograms}
          className="lg:col-span-5"
          sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 50vw, 60vw"
        />
        <Tile tile={tiles.education} className="lg:col-span-3" sizes={small} />
        <Tile
          tile={tiles.partners}
          className="col-span-2 aspect-video lg:col-span-5 lg:aspect-auto"
          sizes="(min-width: 64rem) 40vw, 100vw"
        />
        <Tile
          tile={tiles.veterans}
          className="col-span-2 aspect-video lg:col-span-7 lg:aspect-auto"
          sizes="(min-width: 64rem) 48vw, 100vw"
        />
      </ul>
    </section>
  );
}
