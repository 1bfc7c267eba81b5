import { aiVisuals } from '#app/content/studio/ai-visuals.ts';
import { aiVisuals as form } from '#app/forms/definitions/ai-visuals.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';

export function Brief() {
  const { steps, brief } = aiVisuals;
  return (
    <div className="page-width grid gap-x-8 gap-y-16 py-20 lg:grid-cols-12 lg:py-28">
      <section className="lg:col-span-5">
        <h2 className="text-h3">{steps.heading}</h2>
        <ol className="mt-8 grid gap-8 sm:grid-cols-3 lg:grid-cols-1">
          {steps.list.map(({ name, text }) => (
            <li key={name} className="border-l-2 border-ember pl-6">
              <h3 className="text-h4">{name}</h3>
              <p className="mt-2 max-w-sm">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="max-w-2xl lg:col-span-6 lg:col-start-7">
        <h2>{brief.heading}</h2>
        <p className="mt-4 mb-10 text-lead">{brief.text}</p>
        <FormIsland form={form} />
      </section>
    </div>
  );
}
