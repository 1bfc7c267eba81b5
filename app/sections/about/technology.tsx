import { technology } from '#app/content/about.ts';
import { Picture } from '#app/media/picture.tsx';

export function Technology() {
  return (
    <section
      aria-labelledby="technology"
      className="lg:page-start grid gap-x-16 pt-20 lg:grid-cols-[5fr_6fr] lg:pt-32"
    >
      <div className="max-lg:page-start max-lg:page-end">
        <p className="eyebrow text-vermilion">Technology</p>
        <h2 id="technology" className="mt-3">
          {technology.title}
        </h2>
        <dl className="mt-10 border-t border-paper-line">
          {technology.items.map(({ name, text }) => (
            <div key={name} className="border-b border-paper-line py-4">
              <dt className="font-display text-h4 font-semibold">{name}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Picture
        name="product/fan-hub"
        sizes="(min-width: 64rem) 70vw, 100vw"
        className="aspect-[3/2] w-full object-cover max-lg:mt-12 lg:aspect-auto lg:h-full"
      />
    </section>
  );
}
