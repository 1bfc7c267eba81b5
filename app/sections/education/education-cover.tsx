import { PageBack } from '#app/components/page-back.tsx';
import { educationPage } from '#app/content/education.ts';
import { Picture } from '#app/media/picture.tsx';

/** The cover: words on paper, and a portrait that bleeds off the page and hangs into the next section. */
export function EducationCover() {
  const { eyebrow, title, lead, toCourses, toForm } = educationPage;
  return (
    <section className="grid bg-paper-deep sm:grid-cols-[1fr_38vw]">
      <div className="flex flex-col gap-12 px-[clamp(1.25rem,5vw,5rem)] pt-4 pb-12 sm:pt-8 lg:pb-20 2xl:pl-[max(5rem,calc((100vw-84rem)/2))] print:px-0">
        <PageBack className="self-start" />
        <div className="my-auto">
          <p className="eyebrow text-vermilion">{eyebrow}</p>
          <h1 className="mt-4 max-w-4xl max-sm:text-[min(var(--text-h1),11.6vw)] sm:text-[clamp(2.25rem,4.4vw,5.25rem)]">
            {title.map((sentence) => (
              <span key={sentence} className="inline-block whitespace-pre-wrap">
                {sentence}
              </span>
            ))}
          </h1>
          <p className="mt-8 max-w-xl text-lead">{lead}</p>
          <p className="no-print mt-8 flex flex-wrap gap-4">
            <a href="#courses" className="button button-ember">
              {toCourses}
            </a>
            <a href="#apply" className="button button-quiet">
              {toForm}
            </a>
          </p>
        </div>
      </div>
      <div className="relative aspect-4/5 sm:aspect-auto sm:min-h-[min(57vw,60rem)] lg:mb-[-8vw] print:hidden">
        <Picture
          name="scenes/workshop"
          sizes="(min-width: 64rem) 38vw, (min-width: 40rem) 42.5vw, 100vw"
          priority
          className="absolute size-full object-cover"
        />
      </div>
    </section>
  );
}
