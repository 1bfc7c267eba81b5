import { Mark } from '#app/components/mark.tsx';
import { company } from '#app/content/company.ts';
import { qrPage } from '#app/content/qr.ts';
import { qrTrailer } from '#app/content/studio/films.ts';
import { Video } from '#app/media/video.tsx';

export function QrOpening() {
  return (
    <section className="on-ink">
      <div className="page-width grid items-center gap-x-16 gap-y-10 pt-6 pb-16 lg:grid-cols-[5fr_7fr] lg:pt-12 lg:pb-24">
        <div>
          <p className="flex items-center gap-3 font-display text-h2 font-semibold tracking-tight text-paper">
            <Mark className="size-14 sm:size-20" />
            {company.brand}
          </p>
          <h1 className="mt-8 text-h2 lg:mt-14 lg:text-[3.5rem]">{qrPage.title}</h1>
          <p className="mt-4 max-w-md text-lead">{qrPage.lead}</p>
          <p className="mt-6">
            <a href="#qr-menu" className="button button-ember">
              See the programs
            </a>
          </p>
        </div>
        <Video
          film={qrTrailer}
          playback="trailer"
          sizes="(min-width: 92rem) max(49rem, 40.8vw), (min-width: 64rem) 51vw, 90vw"
          priority
        />
      </div>
    </section>
  );
}
