import { pageMeta } from '#app/components/page-meta.ts';
import { PartnershipHero } from '#app/sections/partnership/partnership-hero.tsx';
import { PartnershipOutcomes } from '#app/sections/partnership/partnership-outcomes.tsx';
import { PartnershipShop } from '#app/sections/partnership/partnership-shop.tsx';
import { PartnershipSides } from '#app/sections/partnership/partnership-sides.tsx';

export const meta = () => pageMeta('partnership');

/** A dive: from the lit water down to the dark, without coming up for paper. */
export default function Partnership() {
  return (
    <div className="on-ink">
      <PartnershipHero />
      <div className="bg-linear-to-b to-ink-deep">
        <PartnershipSides />
        <PartnershipOutcomes />
        <PartnershipShop />
      </div>
    </div>
  );
}
