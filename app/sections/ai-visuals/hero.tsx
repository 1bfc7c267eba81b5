import { PageBack } from '#app/components/page-back.tsx';
import { aiVisuals } from '#app/content/studio/ai-visuals.ts';
import { Picture } from '#app/media/picture.tsx';

/** The title stands half in the picture, half in the dark. */
export function Hero() {
  return (
    <section className="on-ink">
      <div className="relative">
        <div className="visuals-hero">
          <Picture
            name="visuals/silk-ember"
            sizes="(min-width: 64rem) 88vw, 100vw"
            priority
            decorative
            className="h-full w-full object-cover"
          />
        </div>
        <PageBack className="visuals-back" />
      </div>
      <div className="page-width relative -mt-[0.62em] grid gap-x-8 gap-y-8 pb-16 text-giant md:grid-cols-12 lg:pb-24">
        <h1 className="text-[1.25em] leading-[0.9] md:col-span-12">{aiVisuals.heading}</h1>
        <p className="max-w-prose text-lead md:col-span-6 md:col-start-7">{aiVisuals.lead}</p>
      </div>
    </section>
  );
}
