import { partnerWithUsPage } from '#app/content/partner-with-us.ts';

/** A page of a ledger: entries on ruled lines, the sum under a double line. */
export function BenefitsLedger() {
  const { heading, intro, list, total } = partnerWithUsPage.benefits;
  return (
    <section aria-labelledby="benefits" className="bg-paper">
      <div className="page-width py-16 lg:py-28">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <h2 id="benefits">{heading}</h2>
          <p>{intro}</p>
        </div>
        <ol className="mt-10 border-t-2 border-text lg:mt-14">
          {list.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[2rem_1fr] items-baseline md:gap-x-10 border-b border-paper-line py-5 md:grid-cols-[3rem_5fr_6fr] lg:py-7"
            >
              <span aria-hidden="true" className="text-text-soft tabular-nums">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p className="col-start-2 mt-1 md:col-start-3">{text}</p>
            </li>
          ))}
        </ol>
        <p className="flex items-baseline justify-between gap-6 border-b-4 border-double border-text py-5 md:pl-[5.5rem]">
          <span className="text-lead font-semibold">{total.name}</span>{' '}
          <strong className="font-display text-giant leading-none font-semibold tracking-tighter">
            {total.amount}
          </strong>
        </p>
      </div>
    </section>
  );
}
