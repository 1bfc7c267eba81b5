import { pageMeta } from '#app/components/page-meta.ts';
import { ServiceCards } from '#app/components/services/service-cards.tsx';
import { ServicesHero } from '#app/components/services/services-hero.tsx';
import { Studio } from '#app/components/services/studio.tsx';

export const meta = () => pageMeta('services');

export default function Services() {
  return (
    <>
      <ServicesHero />
      <ServiceCards />
      <Studio />
    </>
  );
}
