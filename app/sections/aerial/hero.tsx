import { PageBack } from '#app/components/page-back.tsx';
import { aerialPage } from '#app/content/studio/aerial.ts';
import { Picture } from '#app/media/picture.tsx';

/** The words stand on the picture where it is wide, and under it where it is not: they would hide its lights. */
export function Hero() {
  return (
    <section className="on-ink relative isolate overflow-clip">
      <div className="relative -z-10 aspect-4/5 sm:aspect-4/3 lg:absolute lg:inset-0 lg:aspect-auto">
        <Picture
          name="heroes/drone-blue-hour"
          sizes="(min-width: 64rem) 100vw, (min-width: 40rem) 110vw, 100vw"
          priority
          tall
          className="size-full object-cover lg:object-[70%_30%]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-ink to-ink/0 to-35% lg:via-ink/75 lg:via-30% lg:to-65%" />
      </div>
      <div className="page-width pb-12 md:pb-16 lg:flex lg:min-h-[clamp(40rem,100svh-5rem,72rem)] lg:flex-col lg:justify-between lg:gap-40 lg:pt-4">
        <PageBack className="text-paper max-lg:absolute max-lg:top-4 lg:self-start" />
        <div className="grid gap-y-6">
          <h1 className="max-w-[10em]">{aerialPage.heading}</h1>
          <div className="max-w-xl">
            <p className="text-lead text-paper">{aerialPage.lead}</p>
            <p className="mt-6 flex flex-wrap gap-4">
              <a href="#quote" className="button button-ember">
                Get a Quote
              </a>
              <a href="#featured-work" className="button button-quiet text-paper">
                See Featured Work
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
