import { partnershipPage } from '#app/content/partnership.ts';
import { Picture } from '#app/media/picture.tsx';

export function PartnershipOutcomes() {
  const { heading, list } = partnershipPage.outcomes;
  return (
    <section
      aria-labelledby="outcomes"
      className="mt-24 grid items-end gap-x-[6vw] gap-y-12 lg:mt-40 lg:grid-cols-[min(42vw,44rem)_1fr]"
    >
      <div className="aspect-4/5 sm:aspect-3/2 lg:aspect-2/3 print:hidden">
        <Picture
          name="environmental/kelp-forest"
          sizes="(min-width: 64rem) min(42vw, max(44rem, 36.7vw)), 100vw"
          className="size-full object-cover"
        />
      </div>
      <div className="max-w-2xl px-[clamp(1.25rem,5vw,5rem)] lg:pl-0">
        <h2 id="outcomes">{heading}</h2>
        <ul className="mt-8">
          {list.map(({ who, what, link }) => (
            <li key={who} className="border-t border-ink-line py-6">
              <h3 className="text-h4">{who}</h3>
              <p className="mt-2">{what}</p>
              <a href={link.href} className="link inline-flex min-h-11 items-center text-paper">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
