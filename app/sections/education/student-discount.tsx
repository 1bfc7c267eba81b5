import { educationPage } from '#app/content/education.ts';

/** The discount, drawn as the card it takes. */
export function StudentDiscount() {
  const { heading, share, terms, rule } = educationPage.discount;
  return (
    <section aria-labelledby="discount">
      <div className="page-width grid gap-x-10 lg:grid-cols-12">
        <div className="max-w-3xl overflow-hidden rounded-2xl bg-white shadow-lg lg:col-span-7 lg:col-start-6">
          <div className="on-ink flex items-center justify-between gap-6 px-6 py-4 sm:px-10">
            <h2 id="discount" className="text-h4">
              {heading}
            </h2>
            <span aria-hidden="true" className="h-3 w-16 rounded-full bg-paper" />
          </div>
          <div className="grid items-center gap-x-10 gap-y-4 px-6 py-8 sm:grid-cols-[auto_1fr] sm:px-10">
            <p
              aria-hidden="true"
              className="font-display text-giant leading-none font-semibold tracking-tighter text-vermilion"
            >
              {share}
            </p>
            <div>
              <p className="text-lead font-semibold">{terms}</p>
              <p className="mt-2">{rule}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
