import { pageMeta } from '#app/components/page-meta.ts';
import { FounderLetter } from '#app/components/veterans/founder-letter.tsx';
import { GetStarted } from '#app/components/veterans/get-started.tsx';
import { VeteransHero } from '#app/components/veterans/veterans-hero.tsx';
import { WhatIsIncluded } from '#app/components/veterans/what-is-included.tsx';
import { WhoItIsFor } from '#app/components/veterans/who-it-is-for.tsx';
import { FormIsland } from '#app/forms/form-island.tsx';
import { veterans } from '#app/forms/veterans.ts';

export const meta = () => pageMeta('veterans');

export default function Veterans() {
  return (
    <>
      <VeteransHero />
      <FounderLetter />
      <WhoItIsFor />
      <WhatIsIncluded />
      <GetStarted>
        <FormIsland form={veterans} />
      </GetStarted>
    </>
  );
}
