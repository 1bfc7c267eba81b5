import { AboutOpening } from '#app/components/about/about-opening.tsx';
import { Founder } from '#app/components/about/founder.tsx';
import { People } from '#app/components/about/people.tsx';
import { Technology } from '#app/components/about/technology.tsx';
import { Visit } from '#app/components/about/visit.tsx';
import { pageMeta } from '#app/components/page-meta.ts';

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
