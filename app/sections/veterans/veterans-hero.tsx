import { PageBack } from '#app/components/page-back.tsx';
import { veteransPage } from '#app/content/veterans.ts';
import { Picture } from '#app/media/picture.tsx';

/** A wide dawn with few words low on the water, and what the program is in the dark beneath it. */
export function VeteransHero() {
  const { title, lead, apply, description } = veteransPage;
  return (
    <div className="on-ink">
      <section className="relative isolate flex min-h-[150vw] items-end sm:min-h-[68vw] lg:min-h-[clamp(36rem,56.25vw,100svh-5rem)] print:min-h-0">
        <Picture
          name="heroes/veterans"
          sizes="(min-width: 64rem) 100vw, (min-width: 40rem) 121vw, 113vw"
          priority
          tall
          className="absolute inset-0 -z-10 size-full object-cover print:hidden"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/70 via-45% to-transparent to-95% sm:via-ink/50 sm:via-35% sm:to-75% print:hidden" />
        <div className="page-width flex min-h-[inherit] flex-col justify-between gap-12 pt-4 pb-10 lg:pt-8">
          <PageBack className="self-start text-paper" />
          <div>
            <h1 className="text-giant">{title}</h1>
            <div className="mt-6 flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
              <p className="max-w-xl text-lead text-paper">{lead}</p>
              <a href="#apply" className="button button-ember no-print self-start">
                {apply}
              </a>
            </div>
          </div>
        </div>
      </section>
      <section
        aria-labelledby="program"
        className="page-width grid gap-8 py-16 md:grid-cols-12 lg:py-28 print:py-4"
      >
        <h2 id="program" className="md:col-span-4">
          {description.heading}
        </h2>
        <div className="max-w-prose space-y-5 text-lead md:col-span-7 md:col-start-6">
          {description.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
