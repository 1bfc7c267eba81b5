import { PageBack } from '#app/components/page-back.tsx';
import { photography } from '#app/content/studio/photography.ts';
import { Picture } from '#app/media/picture.tsx';

/** The portrait stands on the color of its own backdrop and runs off the page, so that it has no edge. */
export function Hero() {
  return (
    <section className="photography-hero overflow-hidden">
      <div className="page-start max-lg:page-end grid lg:grid-cols-[7fr_5fr]">
        <div className="z-1 flex flex-col items-start pt-4 pb-10 md:pt-8 lg:pb-24">
          <PageBack />
          <div className="lg:my-auto lg:pt-12">
            <p className="eyebrow max-lg:mt-8">{photography.eyebrow}</p>
            <h1 className="mt-4">{photography.heading}</h1>
            <p className="mt-6 max-w-md text-lead lg:max-w-lg">{photography.intro}</p>
            <p className="mt-10 flex flex-wrap gap-4">
              <a href="#book" className="button button-ember">
                Book a shoot
              </a>
              <a href="/photo-gallery" className="button button-quiet">
                See the photo gallery
              </a>
            </p>
          </div>
        </div>
        <div className="photography-portrait">
          <Picture
            name="people/profile-surf"
            sizes="(min-width: 64rem) 40vw, 100vw"
            priority
            className="h-full w-full object-cover sm:max-lg:object-[50%_25%] lg:absolute lg:inset-0"
          />
        </div>
      </div>
    </section>
  );
}
