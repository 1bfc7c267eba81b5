import { pageMeta } from '#app/components/page-meta.ts';
import { program } from '#app/content/studio/films.ts';
import { generatedVideoPage } from '#app/content/studio/generated-video.ts';
import { videoGeneration } from '#app/forms/definitions/video-generation.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { Opening } from '#app/sections/generated-video/opening.tsx';
import { Reel } from '#app/sections/generated-video/reel.tsx';

export const meta = () => pageMeta('generated-video');

export default function GeneratedVideo() {
  const { reels, interval, brief } = generatedVideoPage;
  const [first, second, third] = reels;
  return (
    <>
      <div className="on-ink space-y-20 pb-24 md:space-y-28 md:pb-32">
        <Opening />
        <Reel index={0} {...first} films={program.slice(0, 3)} />
        <Reel index={1} {...second} films={program.slice(3, 6)} />
      </div>
      <section aria-labelledby="interval" className="page-width grid gap-10 py-20 md:grid-cols-12 md:py-28">
        <h2 id="interval" className="md:col-span-4">
          {interval.heading}
        </h2>
        <ol className="md:col-span-7 md:col-start-6">
          {interval.steps.map(({ title, text }) => (
            <li key={title} className="grid gap-2 border-t border-paper-line py-6 sm:grid-cols-7 sm:gap-6">
              <h3 className="sm:col-span-2">{title}</h3>
              <p className="sm:col-span-5">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="on-ink py-20 md:py-28">
        <Reel index={2} {...third} films={program.slice(6)} />
      </div>
      <section aria-labelledby="brief" className="bg-paper-deep no-print">
        <div className="page-width grid gap-10 py-20 md:grid-cols-12 md:py-28">
          <div className="md:col-span-5">
            <h2 id="brief">{brief.heading}</h2>
            <p className="mt-5 max-w-sm">{brief.text}</p>
          </div>
          <div className="max-w-160 md:col-span-6 md:col-start-7">
            <FormIsland form={videoGeneration} />
          </div>
        </div>
      </section>
    </>
  );
}
