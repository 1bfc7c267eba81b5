import { PageBack } from '#app/components/page-back.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { hologramsPage } from '#app/content/holograms.ts';
import { Models } from '#app/sections/holograms/models.tsx';
import { Prices } from '#app/sections/holograms/prices.tsx';
import { Stage } from '#app/sections/holograms/stage.tsx';

export const meta = () => pageMeta('holograms');

export default function Holograms() {
  const { eyebrow, heading, lead, toPrices } = hologramsPage;
  return (
    <>
      <section className="on-ink overflow-clip">
        <div className="page-width">
          <PageBack />
          <div className="grid gap-x-6 gap-y-10 pt-8 pb-20 md:grid-cols-12 md:pt-6 md:pb-32 lg:pt-0">
            <div className="self-center md:col-span-6 lg:col-span-5">
              <p className="eyebrow text-signal">{eyebrow}</p>
              <h1 className="mt-4">{heading}</h1>
              <p className="mt-6 max-w-md text-lead">{lead}</p>
              <p className="no-print mt-8">
                <a href="#prices" className="button button-quiet text-paper">
                  {toPrices}
                </a>
              </p>
            </div>
            <Stage className="md:col-span-6 md:self-center lg:col-span-7 lg:mx-auto lg:w-[min(100%,calc(100svh-12.5rem))] lg:min-w-[28rem]" />
          </div>
        </div>
      </section>
      <Models />
      <Prices />
      <section aria-labelledby="demo" className="on-ink">
        <div className="page-width grid gap-10 py-20 md:grid-cols-12 md:py-28">
          <div className="md:col-span-7">
            <h2 id="demo">See one with your own picture in it.</h2>
            <p className="mt-5 max-w-prose text-lead">
              Tell us what you would like to show and where it would stand. We put it on a display and show
              you.
            </p>
            <p className="no-print mt-8">
              <a href="/contact" data-sets-flag="/akron-holograms" className="button button-ember">
                Contact Us for a Personalized Demo
              </a>
            </p>
          </div>
          <div className="no-print md:col-span-4 md:col-start-9 md:self-end">
            <p>Here for the underwater robots? They live with our partner, Porpoise Robotics.</p>
            <p className="mt-5">
              <a
                href="/porpoise-robotics"
                data-sets-flag="/akron-holograms"
                className="button button-quiet text-paper"
              >
                Shop Robotics
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
