import { bootcamp } from '#app/content/home.ts';
import { Picture } from '#app/media/picture.tsx';

export function BootcampSection() {
  return (
    <section className="lg:page-end grid gap-x-16 pb-24 lg:grid-cols-[7fr_5fr] lg:pb-40">
      <Picture
        name="scenes/robot-arm"
        sizes="(min-width: 64rem) max(56vw, 48rem), 100vw"
        decorative
        className="aspect-[4/3] lg:aspect-video h-full w-full object-cover"
      />
      <div className="max-lg:page-start max-lg:page-end max-lg:pt-10">
        <p className="eyebrow text-vermilion">{bootcamp.name}</p>
        <h2 className="mt-3">{bootcamp.title}</h2>
        <dl className="mt-8 border-t border-paper-line">
          {bootcamp.facts.map(({ figure, text }) => (
            <div key={figure} className="flex flex-col-reverse border-b border-paper-line py-4">
              <dt>{text}</dt>
              <dd className="font-display text-h3 font-semibold tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <a href="/bootcamp" className="button button-ember">
            See all five days
          </a>
          <a href="/education" className="link inline-flex min-h-11 items-center font-semibold">
            Other courses
          </a>
        </p>
      </div>
    </section>
  );
}
