import { photoGallery } from '#app/content/studio/photo-gallery.ts';
import { photography } from '#app/forms/definitions/photography.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';

export function Booking() {
  const { heading, text } = photoGallery.booking;
  return (
    <section className="page-width grid gap-12 py-20 md:grid-cols-12 lg:py-28">
      <div className="md:col-span-5 lg:col-span-4">
        <h2>{heading}</h2>
        <p className="mt-6 max-w-prose text-lead">{text}</p>
        <p className="mt-6">
          <a href="/photography" data-back="parent" className="link inline-flex min-h-11 items-center">
            ← Back to Photography
          </a>
        </p>
      </div>
      <div className="max-w-2xl md:col-span-7 lg:col-start-6">
        <FormIsland form={photography} />
      </div>
    </section>
  );
}
