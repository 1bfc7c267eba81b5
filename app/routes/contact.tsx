import { PageBack } from '#app/components/page-back.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { contactPage } from '#app/content/contact.ts';
import { contact } from '#app/forms/definitions/contact.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { ContactDetails } from '#app/sections/contact/contact-details.tsx';

export const meta = () => pageMeta('contact');

export default function Contact() {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="on-ink max-lg:page-end page-start pt-6 pb-14 lg:pt-10 lg:pr-[5vw] lg:pb-16">
        <PageBack />
        <h1 className="mt-8 lg:mt-16 lg:text-[min(4.6vw,4.125rem)]">{contactPage.title}</h1>
        <p className="mt-6 max-w-lg text-lead">{contactPage.lead}</p>
      </div>
      <section className="max-lg:page-start page-end py-16 lg:row-span-2 lg:py-28 lg:pl-[6vw] print:hidden">
        <h2 className="mb-8">{contactPage.formTitle}</h2>
        <div className="max-w-[40rem]">
          <FormIsland form={contact} />
        </div>
      </section>
      <div className="on-ink max-lg:page-end page-start grid content-end pt-14 pb-20 lg:pt-0 lg:pr-[5vw] lg:pb-28">
        <ContactDetails />
      </div>
    </div>
  );
}
