import { educationPage } from '#app/content/education.ts';

/** The discount, drawn as the card it takes. */
export function StudentDiscount() {
  const { share, terms, rule } = educationPage.discount;
  return (
    <section aria-label="Student discount" className="bg-paper">
      <div className="page-width">
        <div className="grid max-w-4xl items-center gap-x-10 gap-y-4 rounded-2xl border border-paper-line bg-white p-6 sm:grid-cols-[auto_1fr] sm:p-10 lg:ml-auto">
          <p className="font-display text-giant leading-none font-semibold tracking-tighter text-vermilion">
            {share}
          </p>
          <div className="border-paper-line sm:border-l sm:pl-10">
            <p className="font-semibold">{terms}</p>
            <p className="mt-2">{rule}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
