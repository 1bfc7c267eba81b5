import { pageMeta } from '#app/components/page-meta.ts';
import { BootcampSection } from '#app/sections/home/bootcamp-section.tsx';
import { HologramSection } from '#app/sections/home/hologram-section.tsx';
import { HomeHero } from '#app/sections/home/home-hero.tsx';
import { OneSentence } from '#app/sections/home/one-sentence.tsx';
import { StudioSection } from '#app/sections/home/studio-section.tsx';
import { VeteransSection } from '#app/sections/home/veterans-section.tsx';

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
