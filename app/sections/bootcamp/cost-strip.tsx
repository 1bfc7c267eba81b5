import { bootcampPage, bootcampPrice } from '#app/content/bootcamp.ts';

/** The foot of the sheet, with the price large enough to read across a table. */
export function CostStrip() {
  const { heading, included, whole } = bootcampPage.cost;
  return (
    <section
      aria-labelledby="cost"
      className="grid items-end gap-x-10 gap-y-6 bg-paper-deep px-5 py-10 sm:px-10 lg:grid-cols-12 lg:px-16 lg:py-14 print:px-0 print:py-4"
    >
      <div className="lg:col-span-7">
        <h2 id="cost" className="text-h4 text-vermilion">
          {heading}
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-5">
          <span className="font-display text-giant leading-none font-semibold tracking-tighter">
            {bootcampPrice.amount}
          </span>{' '}
          <span className="text-lead">{bootcampPrice.covers}</span>
        </p>
      </div>
      <div className="lg:col-span-5">
        <ul className="font-semibold">
          {included.map((line) => (
            <li key={line} className="border-t border-text/25 py-2.5">
              {line}
            </li>
          ))}
        </ul>
        <p className="no-print border-t border-text/25 pt-2.5">
          {whole.text}{' '}
          <a href={whole.href} className="link inline-flex min-h-11 items-center">
            {whole.link}
          </a>
        </p>
      </div>
    </section>
  );
}
