import { PageBack } from '#app/components/page-back.tsx';
import { program } from '#app/content/studio/films.ts';
import { generatedVideoPage } from '#app/content/studio/generated-video.ts';

/** The title card, and the program as one would find it on the seat. */
export function Opening() {
  const { eyebrow, heading, lead, programHeading, note } = generatedVideoPage;
  return (
    <div className="page-width">
      <PageBack />
      <div className="grid gap-x-6 gap-y-14 pt-8 md:grid-cols-12 md:pt-16">
        <div className="md:col-span-7">
          <p className="eyebrow text-amber">{eyebrow}</p>
          <h1 className="mt-4 max-w-[9ch] text-giant">{heading}</h1>
          <p className="mt-8 max-w-lg text-lead">{lead}</p>
        </div>
        <nav
          aria-labelledby="program"
          className="self-end bg-paper p-6 text-text sm:p-8 md:col-span-5 lg:col-span-4 lg:col-start-9"
        >
          <p id="program" className="font-display text-h3 font-semibold">
            {programHeading}
          </p>
          <ol className="mt-4">
            {program.map(({ id, title }, index) => (
              <li key={id} className="border-t border-paper-line">
                <a href={`#film-${index + 1}`} className="flex min-h-11 items-center gap-4 hover:underline">
                  <span className="w-4 text-vermilion tabular-nums">{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <p className="mt-5 text-sm text-text-soft">{note}</p>
        </nav>
      </div>
    </div>
  );
}
