import { aerialPage } from '#app/content/studio/aerial.ts';
import { Picture } from '#app/media/picture.tsx';

export function Why() {
  const { heading, reasons } = aerialPage.why;
  return (
    <section aria-labelledby="why" className="page-width grid gap-10 py-20 md:grid-cols-12 md:py-32">
      <h2 id="why" className="md:col-span-4">
        {heading}
      </h2>
      <ul className="space-y-10 md:col-span-7 md:col-start-6">
        {reasons.map(({ title, text }) => (
          <li key={title} className="grid gap-2 sm:grid-cols-7 sm:gap-6">
            <h3 className="text-h4 sm:col-span-3">{title}</h3>
            <p className="sm:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Places as large as headlines, beside a coast seen from where we see it. */
export function Shines() {
  const { heading, places } = aerialPage.shines;
  return (
    <section
      aria-labelledby="shines"
      className="page-start max-md:page-end grid gap-10 md:grid-cols-[7fr_4fr] md:gap-16"
    >
      <div className="py-20 md:py-32">
        <h2 id="shines" className="text-h4 text-vermilion">
          {heading}
        </h2>
        <ul className="mt-6">
          {places.map(({ name, text }) => (
            <li key={name} className="border-b border-paper-line py-4">
              <span className="font-display text-h2 leading-tight font-semibold tracking-tight">{name}</span>
              <span className="block text-text-soft">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="max-md:-mx-[clamp(1.25rem,5vw,5rem)]">
        <Picture
          name="environmental/cliff-coast"
          sizes="(min-width: 48rem) 34vw, 100vw"
          className="h-full max-h-[38rem] w-full object-cover md:max-h-none"
        />
      </div>
    </section>
  );
}

export function Receive() {
  const { heading, items } = aerialPage.receive;
  return (
    <section aria-labelledby="receive" className="page-width py-20 md:py-32">
      <h2 id="receive">{heading}</h2>
      <dl className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-text pt-4">
            <dt className="font-display text-h4 font-semibold">{title}</dt>
            <dd className="mt-2 max-w-xs">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
