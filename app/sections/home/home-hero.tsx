import { hero } from '#app/content/home.ts';
import { Picture } from '#app/media/picture.tsx';
import { HomeAssistant } from './home-assistant.tsx';

export function HomeHero() {
  return (
    <section className="on-ink behind-header sm:grid sm:min-h-[min(100svh,64rem)]">
      <div className="sm:absolute sm:inset-0">
        <Picture
          name="heroes/home"
          sizes="(min-width: 40rem) max(96vw, min(170svh, 109rem)), 90vw"
          priority
          tall
          decorative
          className="h-96 w-full object-cover max-sm:object-[50%_64%] sm:h-full sm:max-xl:object-[56%_50%]"
        />
        <div className="absolute inset-0 bg-linear-to-r from-ink-deep/90 to-transparent to-60% max-sm:hidden lg:hidden" />
      </div>
      <div className="page-width relative grid content-end gap-y-8 pb-12 max-sm:-mt-24 max-sm:bg-[linear-gradient(transparent,var(--color-ink-deep)_6rem)] max-sm:pt-10 sm:pt-32 lg:pb-16">
        <h1 className="text-giant max-sm:text-[calc(0.1rem+11.1vw)] sm:max-w-[6em] md:max-w-[7.5em] xl:max-w-[9em]">
          {hero.title}
        </h1>
        <p className="max-w-xs text-lead lg:max-w-md">{hero.lead}</p>
        <div className="sm:max-xl:max-w-[35rem]">
          <HomeAssistant />
        </div>
        <p>
          <a href="/services" className="link inline-flex min-h-11 items-center font-semibold text-paper">
            Browse services →
          </a>
        </p>
      </div>
    </section>
  );
}
