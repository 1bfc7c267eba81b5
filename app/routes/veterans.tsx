import { pageMeta } from '#app/components/page-meta.ts';
import { veterans } from '#app/forms/definitions/veterans.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { FounderLetter } from '#app/sections/veterans/founder-letter.tsx';
import { GetStarted } from '#app/sections/veterans/get-started.tsx';
import { VeteransHero } from '#app/sections/veterans/veterans-hero.tsx';
import { WhatIsIncluded } from '#app/sections/veterans/what-is-included.tsx';
import { WhoItIsFor } from '#app/sections/veterans/who-it-is-for.tsx';

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
