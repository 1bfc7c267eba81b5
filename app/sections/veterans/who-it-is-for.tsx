import { veteransPage } from '#app/content/veterans.ts';

export function WhoItIsFor() {
  const { heading, groups, exceptions } = veteransPage.who;
  return (
    <section aria-labelledby="who" className="bg-paper">
      <div className="page-width grid gap-8 py-16 md:grid-cols-12 lg:py-28 print:py-4">
        <div className="md:col-span-4">
          <h2 id="who">{heading}</h2>
          <p className="mt-5 max-w-xs">{exceptions}</p>
        </div>
        <ul className="font-display text-h2 leading-tight font-semibold tracking-tight md:col-span-7 md:col-start-6 print:text-base">
          {groups.map((group) => (
            <li key={group.name} className="flex flex-wrap items-baseline gap-x-5 py-1">
              {group.name}
              {'detail' in group ? (
                <span className="font-sans text-lead font-normal tracking-normal print:text-base">
                  {group.detail}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
