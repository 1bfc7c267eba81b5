import { pageMeta } from '#app/components/page-meta.ts';
import { Brief } from '#app/sections/ai-visuals/brief.tsx';
import { Hero } from '#app/sections/ai-visuals/hero.tsx';
import { Quilt } from '#app/sections/ai-visuals/quilt.tsx';

export const meta = () => pageMeta('ai-visuals');

export default function AiVisuals() {
  return (
    <>
      <Hero />
      <Quilt />
      <Brief />
    </>
  );
}
