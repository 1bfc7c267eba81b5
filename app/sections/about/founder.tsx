import { ExternalLink } from '#app/components/external-link.tsx';
import { founder } from '#app/content/about.ts';
import { company } from '#app/content/company.ts';

export function Founder() {
  return (
    <section aria-labelledby="founder" className="on-ink">
      <div className="page-width grid items-center gap-x-10 gap-y-6 py-20 lg:grid-cols-12 lg:py-28">
        <p className="lg:col-span-6">
          <span className="block font-display text-[clamp(10rem,32vw,26rem)] leading-[0.8] font-bold tracking-[-0.07em] text-ember">
            {founder.figure}
          </span>
          <span className="mt-6 block font-display text-h3 font-semibold text-paper">{founder.unit}</span>
        </p>
        <div className="lg:col-span-6">
          <h2 id="founder">{company.ceo.role}</h2>
          <p className="mt-5 max-w-prose text-lead">{founder.text}</p>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
            <ExternalLink href={company.ceo.profile} className="button button-quiet text-paper">
              Profile on LinkedIn
            </ExternalLink>
            <a href="/veterans-program" className="link inline-flex min-h-12 items-center text-paper">
              The Veterans Program
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
