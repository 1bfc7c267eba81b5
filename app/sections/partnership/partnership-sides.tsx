import { partnershipPage } from '#app/content/partnership.ts';
import { Picture } from '#app/media/picture.tsx';

/** Two loads on one tether. */
export function PartnershipSides() {
  const { heading, list } = partnershipPage.sides;
  return (
    <section aria-labelledby="sides" className="page-width pt-24 lg:pt-40">
      <h2 id="sides" className="max-w-[16ch]">
        {heading}
      </h2>
      <div className="mt-24 grid gap-20 md:grid-cols-2">
        {list.map(({ name, picture, brings }) => (
          <div key={name} className="tether md:even:mt-28">
            <Picture
              name={picture}
              sizes="(min-width: 104rem) max(39.5rem, 32.9vw), (min-width: 48rem) calc(45vw - 2.5rem), calc(100vw - 2.5rem)"
              className="aspect-[3/2] w-full object-cover print:hidden"
            />
            <h3 className="mt-8">{name}</h3>
            <ul className="mt-6">
              {brings.map((text) => (
                <li key={text} className="border-t border-ink-line py-4">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
