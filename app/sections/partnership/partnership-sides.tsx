import { partnershipPage } from '#app/content/partnership.ts';

/** Two loads on one tether. */
export function PartnershipSides() {
  const { heading, list } = partnershipPage.sides;
  return (
    <section aria-labelledby="sides" className="page-width pt-24 lg:pt-40">
      <h2 id="sides" className="max-w-[16ch]">
        {heading}
      </h2>
      <div className="mt-24 grid gap-20 md:grid-cols-2">
        {list.map(({ name, brings }) => (
          <div key={name} className="tether pt-8 md:even:mt-28">
            <h3>{name}</h3>
            <ul className="mt-6 max-w-md">
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
