import { Accordion } from '#app/components/accordion.tsx';
import { DashList } from '#app/components/dash-list.tsx';
import { bootcampPage } from '#app/content/bootcamp.ts';

/** The timetable: a day a line, its number in the margin. */
export function DailyBreakdown() {
  const { heading, intro, list } = bootcampPage.days;
  return (
    <section aria-labelledby="days" className="px-5 py-14 sm:px-10 lg:px-16 lg:py-24 print:px-0 print:py-6">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 lg:mb-12">
        <h2 id="days" className="text-text">
          {heading}
        </h2>
        <p className="max-w-sm">{intro}</p>
      </div>
      <Accordion
        group="days"
        items={list.map(({ title, points }, index) => ({
          id: `day-${index + 1}`,
          title: <DayTitle number={index + 1} title={title} />,
          body: <DashList items={points} className="sm:ml-32 lg:ml-56" />,
        }))}
      />
    </section>
  );
}

function DayTitle({ number, title }: { number: number; title: string }) {
  return (
    <span className="grid grow items-center gap-x-6 sm:grid-cols-[6.5rem_1fr] lg:grid-cols-[12.5rem_1fr]">
      <span className="text-vermilion lg:text-h2 lg:tracking-tight">Day {number}</span>{' '}
      <span className="text-balance lg:text-h3">{title}</span>
    </span>
  );
}
