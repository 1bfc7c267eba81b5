import { Brief } from '#app/components/ai-visuals/brief.tsx';
import { Hero } from '#app/components/ai-visuals/hero.tsx';
import { Quilt } from '#app/components/ai-visuals/quilt.tsx';
import { pageMeta } from '#app/components/page-meta.ts';

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
