import { hero } from '#app/content/home.ts';
import { Picture } from '#app/media/picture.tsx';
import { AssistantPlace } from './assistant-place.tsx';

export function HomeHero() {
  return (
    <section className="on-ink behind-header bg-ink-deep sm:grid sm:min-h-[min(100svh,64rem)]">
      <div className="sm:absolute sm:inset-0">
        <Picture
          name="heroes/home"
          sizes="(min-width: 40rem) max(100vw, min(178svh, 114rem)), 100vw"
          priority
          tall
          decorative
          className="h-[34rem] max-h-[62svh] w-full object-cover sm:h-full sm:max-h-none"
        />
      </div>
      <div className="page-width relative grid content-end gap-y-8 pb-12 max-sm:-mt-52 max-sm:bg-linear-to-t max-sm:from-ink-deep max-sm:from-60% max-sm:to-transparent sm:pt-32 lg:pb-16">
        <h1 className="max-w-[11ch] text-giant">{hero.title}</h1>
        <p className="max-w-md text-lead">{hero.lead}</p>
        <AssistantPlace />
        <p>
          <a href="/services" className="link inline-flex min-h-11 items-center font-semibold text-paper">
            Browse services →
          </a>
        </p>
      </div>
    </section>
  );
}
