import { pageMeta } from '#app/components/page-meta.ts';
import { PartnershipHero } from '#app/components/partnership/partnership-hero.tsx';
import { PartnershipOutcomes } from '#app/components/partnership/partnership-outcomes.tsx';
import { PartnershipShop } from '#app/components/partnership/partnership-shop.tsx';
import { PartnershipSides } from '#app/components/partnership/partnership-sides.tsx';

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
