import { visit } from '#app/content/about.ts';
import { company } from '#app/content/company.ts';
import { Picture } from '#app/media/picture.tsx';

export function Visit() {
  const { address, hours } = company;
  return (
    <section aria-labelledby="visit" className="on-ink relative">
      <Picture
        name="environmental/ocean-dusk"
        sizes="100vw"
        className="aspect-video max-h-[54rem] w-full object-cover"
      />
      <div className="lg:absolute lg:inset-x-0 lg:bottom-0 lg:bg-linear-to-t lg:from-ink-deep lg:via-ink-deep/75 lg:to-transparent lg:pt-48">
        <div className="page-width grid items-end gap-x-10 lg:items-baseline-last gap-y-8 py-16 lg:grid-cols-12">
          <h2 id="visit" className="lg:col-span-6">
            {visit.title}
          </h2>
          <address className="text-lead not-italic lg:col-span-3">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
          <div className="lg:col-span-3">
            <p className="text-lead">
              {hours.days},
              <br />
              {hours.opens} to {hours.closes}
            </p>
            <a href="/contact" className="link inline-flex min-h-11 items-center font-semibold text-paper">
              Drop us a line first
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
