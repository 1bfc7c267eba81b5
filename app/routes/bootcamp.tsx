import { FormSection } from '#app/components/form-section.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { PaperNote } from '#app/components/paper-note.tsx';
import { bootcampPage } from '#app/content/bootcamp.ts';
import { bootcamp } from '#app/forms/definitions/bootcamp.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { Picture } from '#app/media/picture.tsx';
import { CostStrip } from '#app/sections/bootcamp/cost-strip.tsx';
import { DailyBreakdown } from '#app/sections/bootcamp/daily-breakdown.tsx';
import { ProgramHead } from '#app/sections/bootcamp/program-head.tsx';

export const meta = () => pageMeta('bootcamp');

/** A program sheet that lies on the desks of the room where the week takes place. */
export default function Bootcamp() {
  return (
    <>
      <div className="isolate overflow-clip bg-ink-deep pb-3 sm:pb-[6vw]">
        <div className="relative -z-10 aspect-3/4 sm:aspect-video print:hidden">
          <Picture name="heroes/bootcamp" sizes="100vw" priority tall className="size-full object-cover" />
          <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-ink-deep" />
        </div>
        <div className="-mt-[45vw] px-3 sm:-mt-[37vw] sm:px-[6vw] print:m-0 print:p-0">
          <article className="mx-auto max-w-page bg-paper text-text shadow-2xl">
            <ProgramHead />
            <DailyBreakdown />
            <CostStrip />
          </article>
        </div>
      </div>
      <FormSection id="register" {...bootcampPage.form}>
        <FormIsland form={bootcamp} />
        <PaperNote text={bootcampPage.onPaper} path="/bootcamp" />
      </FormSection>
    </>
  );
}
