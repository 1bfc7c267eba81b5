import { pageMeta } from '#app/components/page-meta.ts';
import { qrPage } from '#app/content/qr.ts';
import { informationRequest } from '#app/forms/definitions/information-request.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { QrMenu } from '#app/sections/qr/qr-menu.tsx';
import { QrOpening } from '#app/sections/qr/qr-opening.tsx';

export const meta = () => pageMeta('qr');

export default function Qr() {
  return (
    <>
      <QrOpening />
      <QrMenu />
      <section className="page-width grid gap-x-16 gap-y-10 py-20 lg:grid-cols-[5fr_7fr] lg:py-32">
        <div>
          <h2>{qrPage.formTitle}</h2>
          <p className="mt-4 max-w-md text-lead">{qrPage.formLead}</p>
          <p className="mt-6 flex gap-8 font-semibold">
            <a href="/contact" className="link inline-flex min-h-11 items-center">
              Contact us
            </a>
            <a href="/" className="link inline-flex min-h-11 items-center">
              See the whole site
            </a>
          </p>
        </div>
        <div className="max-w-[40rem]">
          <FormIsland form={informationRequest} hidden={{ source: qrPage.source }} />
        </div>
      </section>
    </>
  );
}
