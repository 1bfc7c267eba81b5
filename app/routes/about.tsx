import { pageMeta } from '#app/components/page-meta.ts';
import { AboutOpening } from '#app/sections/about/about-opening.tsx';
import { Founder } from '#app/sections/about/founder.tsx';
import { People } from '#app/sections/about/people.tsx';
import { Technology } from '#app/sections/about/technology.tsx';
import { Visit } from '#app/sections/about/visit.tsx';

export const meta = () => pageMeta('about');

export default function About() {
  return (
    <>
      <AboutOpening />
      <Technology />
      <People />
      <Founder />
      <Visit />
    </>
  );
}
