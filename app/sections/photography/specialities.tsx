import { photography } from '#app/content/studio/photography.ts';
import { Picture } from '#app/media/picture.tsx';

/** An index in large type, with the sea beside it. */
export function Specialities() {
  const { heading, list } = photography.specialities;
  return (
    <section className="on-ink lg:grid lg:grid-cols-12">
      <div className="page-start max-lg:page-end py-20 lg:col-span-8 lg:py-28 lg:pr-16">
        <h2 className="text-h4 font-semibold">{heading}</h2>
        <ul className="mt-8 border-t border-ink-line">
          {list.map(({ name, text }) => (
            <li
              key={name}
              className="grid items-baseline gap-x-8 gap-y-2 border-b border-ink-line py-5 sm:grid-cols-2"
            >
              <h3 className="text-h2">{name}</h3>
              <p className="max-w-prose">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="relative aspect-4/5 sm:aspect-3/2 lg:col-span-4 lg:aspect-auto">
        <div className="absolute inset-0">
          <Picture
            name="environmental/kelp-forest"
            sizes="(min-width: 64rem) 44vw, 100vw"
            className="h-full w-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}
