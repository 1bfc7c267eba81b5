import { pageMeta } from '#app/components/page-meta.ts';
import { pages } from '#app/content/pages.ts';
import { FormIsland } from '#app/forms/form-island.tsx';
import { informationRequest } from '#app/forms/information-request.ts';

export const meta = () => pageMeta('qr');

export default function Qr() {
  return (
    <>
      <section className="on-ink">
        <div className="page-width py-24">
          <h1>{pages['qr'].title}</h1>
        </div>
      </section>
      <section className="page-width max-w-prose py-20">
        <FormIsland form={informationRequest} hidden={{ source: 'QR Initiatives & Opportunities' }} />
      </section>
    </>
  );
}
