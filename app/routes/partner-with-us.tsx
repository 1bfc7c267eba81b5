import { pageMeta } from '#app/components/page-meta.ts';
import { AdvisoryRoles } from '#app/sections/partner-with-us/advisory-roles.tsx';
import { BenefitsLedger } from '#app/sections/partner-with-us/benefits-ledger.tsx';
import { PartnerClosing } from '#app/sections/partner-with-us/partner-closing.tsx';
import { PartnerHero } from '#app/sections/partner-with-us/partner-hero.tsx';

export const meta = () => pageMeta('partner-with-us');

export default function PartnerWithUs() {
  return (
    <>
      <PartnerHero />
      <BenefitsLedger />
      <AdvisoryRoles />
      <PartnerClosing />
    </>
  );
}
