import { BootcampSection } from '#app/components/home/bootcamp-section.tsx';
import { HologramSection } from '#app/components/home/hologram-section.tsx';
import { HomeHero } from '#app/components/home/home-hero.tsx';
import { OneSentence } from '#app/components/home/one-sentence.tsx';
import { StudioSection } from '#app/components/home/studio-section.tsx';
import { VeteransSection } from '#app/components/home/veterans-section.tsx';
import { pageMeta } from '#app/components/page-meta.ts';

export const meta = () => pageMeta('home');

export default function Home() {
  return (
    <>
      <HomeHero />
      <OneSentence />
      <BootcampSection />
      <HologramSection />
      <StudioSection />
      <VeteransSection />
    </>
  );
}
