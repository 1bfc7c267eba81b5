import { pageMeta } from '#app/components/page-meta.ts';
import { company } from '#app/content/company.ts';
import { contact } from '#app/forms/contact.ts';
import { FormIsland } from '#app/forms/form-island.tsx';

export const meta = () => pageMeta('contact');

export default function Contact() {
  const { address, hours } = company;
  return (
    <>
      <section className="on-ink">
        <div className="page-width grid gap-8 pt-12 pb-20 md:grid-cols-12 md:pt-20">
          <h1 className="md:col-span-8">Write to us. A person answers.</h1>
          <p className="max-w-prose text-lead md:col-span-5 md:col-start-1">
            A class for your teenager, a robot for your pier, a film from the air: tell us what you have in
            mind.
          </p>
        </div>
      </section>
      <div className="page-width grid gap-16 py-20 md:grid-cols-12">
        <section className="md:col-span-7">
          <h2 className="mb-8">Your message</h2>
          <FormIsland form={contact} />
        </section>
        <aside className="space-y-10 md:col-span-4 md:col-start-9">
          <section id="office-address">
            <h2 className="text-h4">Office</h2>
            <address className="mt-3 not-italic">
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
            </address>
          </section>
          <section>
            <h2 className="text-h4">Hours</h2>
            <p className="mt-3">
              {hours.days}, {hours.opens} to {hours.closes}
            </p>
          </section>
          <section>
            <h2 className="text-h4">Email</h2>
            <p className="mt-1">
              <a className="link inline-flex min-h-11 items-center" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
