import { PageBack } from '#app/components/page-back.tsx';
import { photography } from '#app/content/studio/photography.ts';
import { Picture } from '#app/media/picture.tsx';

/** The portrait stands on the color of its own backdrop and runs off the page, so that it has no edge. */
export function Hero() {
  return (
    <section className="photography-hero overflow-hidden">
      <div className="page-start max-md:page-end grid md:grid-cols-[7fr_5fr]">
        <div className="z-1 pt-4 pb-10 md:pt-8 md:pb-24">
          <PageBack />
          <p className="eyebrow mt-8 lg:mt-16">{photography.eyebrow}</p>
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
        <div className="photography-portrait">
          <Picture
            name="people/profile-surf"
            sizes="(min-width: 48rem) 40vw, 100vw"
            priority
            className="h-full w-full object-cover md:absolute md:inset-0 md:max-lg:object-right"
          />
        </div>
      </div>
    </section>
  );
}
