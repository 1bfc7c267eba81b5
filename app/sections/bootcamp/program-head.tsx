import { PageBack } from '#app/components/page-back.tsx';
import { bootcampPage } from '#app/content/bootcamp.ts';

/** The head of the sheet: what, for whom, when and where. */
export function ProgramHead() {
  const { title, lead, register, facts } = bootcampPage;
  return (
    <header className="px-5 pt-4 sm:px-10 lg:px-16 lg:pt-8 print:p-0">
      <PageBack />
      <div className="mt-6 grid items-end gap-6 lg:mt-10 lg:grid-cols-12 lg:gap-x-10">
        <h1 className="text-text lg:col-span-7">{title}</h1>
        <div className="lg:col-span-5">
          <p className="text-lead">{lead}</p>
          <a href="#register" className="button button-ember no-print mt-6">
            {register}
          </a>
        </div>
      </div>
      <dl className="mt-10 grid border-t-4 border-text sm:grid-cols-2 lg:mt-16 lg:grid-cols-4 print:mt-6 print:grid-cols-4">
        {facts.map(({ term, lines }) => (
          <div
            key={term}
            className="border-b border-paper-line py-4 pr-4 lg:border-l lg:pb-8 lg:pl-5 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="eyebrow text-vermilion">{term}</dt>
            {lines.map((line) => (
              <dd key={line} className="font-semibold">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </header>
  );
}
