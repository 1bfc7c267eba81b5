import { veteransPage } from '#app/content/veterans.ts';

export function FounderLetter() {
  const { heading, salutation, paragraphs, signature, service } = veteransPage.note;
  return (
    <section aria-labelledby="note" className="bg-paper-deep">
      <div className="page-width py-16 lg:py-28 print:py-4">
        <div className="mx-auto max-w-3xl bg-white px-6 py-10 shadow-xl sm:px-16 sm:py-20 print:max-w-none print:p-0">
          <h2 id="note" className="eyebrow font-sans tracking-normal text-vermilion">
            {heading}
          </h2>
          <div className="mt-10 space-y-6 text-lead leading-relaxed print:mt-2">
            <p>{salutation}</p>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <p className="mt-12 border-t border-paper-line pt-5 print:mt-4">
            <span className="font-display text-h4 font-semibold">{signature}</span>
            <br />
            {service}
          </p>
        </div>
      </div>
    </section>
  );
}
