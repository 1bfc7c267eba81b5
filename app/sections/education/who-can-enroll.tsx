import { educationPage } from '#app/content/education.ts';

export function WhoCanEnroll() {
  const { heading, intro, groups } = educationPage.enroll;
  return (
    <section aria-labelledby="enroll" className="on-ink">
      <div className="page-width py-16 lg:pt-[12vw] lg:pb-28">
        <div className="sm:max-w-[48vw]">
          <h2 id="enroll">{heading}</h2>
          <p className="mt-4 text-lead">{intro}</p>
        </div>
        <dl className="mt-12">
          {groups.map(({ name, why }) => (
            <div
              key={name}
              className="grid items-baseline gap-x-8 border-t border-ink-line py-5 md:grid-cols-12 lg:py-6"
            >
              <dt className="font-display text-h2 leading-tight font-semibold tracking-tight text-amber md:col-span-6">
                {name}
              </dt>
              <dd className="md:col-span-6">{why}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
