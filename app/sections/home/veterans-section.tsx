import { veterans } from '#app/content/home.ts';
import { Picture } from '#app/media/picture.tsx';

export function VeteransSection() {
  return (
    <section className="on-ink relative sm:grid sm:min-h-[48rem]">
      <div className="sm:absolute sm:inset-0">
        <Picture
          name="environmental/fog-sea-sunrise"
          sizes="(min-width: 40rem) max(100vw, 72rem), 140vw"
          decorative
          className="aspect-[3/4] w-full object-cover sm:aspect-auto sm:h-full"
        />
      </div>
      <div className="served-scrim relative max-sm:-mt-48 max-sm:bg-linear-to-t max-sm:from-ink max-sm:from-85% max-sm:to-transparent sm:max-lg:bg-linear-to-t sm:from-ink-deep/95 sm:via-ink-deep/80 sm:via-60% sm:to-transparent">
        <div className="page-width grid h-full content-end py-20 lg:py-28">
          <h2 className="max-w-[10ch] text-h1">{veterans.title}</h2>
          <p className="mt-6 max-w-xl text-lead text-paper">{veterans.text}</p>
          <p className="mt-4 font-semibold text-amber">{veterans.founder}</p>
          <p className="mt-8">
            <a href="/veterans-program" className="button button-quiet text-paper">
              See the Veterans Program
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
