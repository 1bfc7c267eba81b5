import { pageMeta } from '#app/components/page-meta.ts';
import { ServiceCards } from '#app/sections/services/service-cards.tsx';
import { ServicesHero } from '#app/sections/services/services-hero.tsx';
import { Studio } from '#app/sections/services/studio.tsx';

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
