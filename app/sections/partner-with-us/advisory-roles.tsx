import { Accordion } from '#app/components/accordion.tsx';
import { DashList } from '#app/components/dash-list.tsx';
import { partnerWithUsPage } from '#app/content/partner-with-us.ts';

export function AdvisoryRoles() {
  const { heading, intro, list } = partnerWithUsPage.roles;
  return (
    <section aria-labelledby="roles" className="on-ink">
      <div className="page-width grid gap-10 py-16 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-4">
          <h2 id="roles">{heading}</h2>
          <p className="mt-5 max-w-xs">{intro}</p>
        </div>
        <div className="lg:col-span-8">
          <Accordion
            group="roles"
            items={list.map(({ id, name, text, tasks }) => ({
              id,
              title: <span className="text-h3 text-paper">{name}</span>,
              body: (
                <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
                  <p>{text}</p>
                  <DashList items={tasks} />
                </div>
              ),
            }))}
          />
        </div>
      </div>
    </section>
  );
}
