import { servicesOpening } from '#app/content/services.ts';
import { Picture } from '#app/media/picture.tsx';

export function ServicesHero() {
  return (
    <section className="on-ink behind-header md:grid md:grid-cols-[1fr_min(46vw,44rem)]">
      <div className="page-start max-md:page-end grid content-end pt-32 pb-14 md:pr-6 lg:pb-24">
        <h1 className="max-w-[9ch] text-giant sm:max-md:max-w-[14ch] md:max-lg:max-w-none md:max-lg:text-[8.2vw]">
          {servicesOpening.title}
        </h1>
        <p className="mt-8 max-w-xl text-lead">{servicesOpening.lead}</p>
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 font-semibold text-paper">
          <a href="#services" className="link inline-flex min-h-11 items-center">
            The nine services ↓
          </a>
          <a href="#creative-studio" className="link inline-flex min-h-11 items-center">
            The studio ↓
          </a>
        </p>
      </div>
      <Picture
        name="people/profile-strands"
        sizes="(min-width: 48rem) min(46vw, max(44rem, 36.7vw)), 80vw"
        priority
        className="aspect-square w-full object-cover object-[40%_30%] md:aspect-[2/3] md:h-full md:max-h-[58rem] md:min-h-[40rem] lg:min-h-[44rem]"
      />
    </section>
  );
}
