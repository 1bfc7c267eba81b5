import { PageBack } from '#app/components/page-back.tsx';
import { aerialPage } from '#app/content/studio/aerial.ts';
import { Picture } from '#app/media/picture.tsx';

export function Hero() {
  return (
    <section className="on-ink relative isolate overflow-clip">
      <div className="absolute inset-x-0 top-0 -z-10 h-3/4 sm:h-full">
        <Picture
          name="heroes/drone-blue-hour"
          sizes="(max-width: 639px) 112vw, 100vw"
          priority
          tall
          className="size-full object-cover lg:object-[70%_30%]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-ink via-ink/75 via-25% to-ink/0 to-60%" />
      </div>
      <div className="page-width flex min-h-[clamp(40rem,100svh-5rem,72rem)] flex-col justify-between gap-72 pt-4 pb-12 sm:gap-40 md:pb-16">
        <PageBack className="self-start text-paper" />
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12 lg:items-end">
          <h1 className="max-w-[10em] lg:col-span-8">{aerialPage.heading}</h1>
          <div className="max-w-xl lg:col-span-4">
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
