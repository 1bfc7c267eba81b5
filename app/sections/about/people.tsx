import { culture, team, values } from '#app/content/about.ts';

export function People() {
  return (
    <>
      <section aria-labelledby="team" className="page-width py-24 lg:py-40">
        <p className="eyebrow text-vermilion">Team</p>
        <h2 id="team" className="mt-3 max-w-3xl">
          {team.title}
        </h2>
        <p className="mt-10 font-display text-h2 leading-[1.05] font-semibold tracking-[-0.034em] text-text-soft sm:text-h1">
          {new Intl.ListFormat('en').format(team.crafts)}.
        </p>
      </section>
      <div className="bg-paper-deep">
        <div className="page-width grid gap-x-16 gap-y-16 py-20 lg:grid-cols-12 lg:py-28">
          <section aria-labelledby="values" className="lg:col-span-7">
            <h2 id="values">{values.title}</h2>
            <dl className="mt-8 border-t border-paper-line">
              {values.items.map(({ name, text }) => (
                <div
                  key={name}
                  className="grid gap-x-8 gap-y-1 border-b border-paper-line py-6 sm:grid-cols-[11rem_1fr]"
                >
                  <dt className="font-display text-h3 font-semibold tracking-tight">{name}</dt>
                  <dd className="self-center">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="culture" className="lg:col-span-4 lg:col-start-9">
            <h2 id="culture">{culture.title}</h2>
            <p className="mt-8 text-lead">{culture.text}</p>
          </section>
        </div>
      </div>
    </>
  );
}
