import { company } from '#app/content/company.ts';
import { mainNavigation } from '#app/content/navigation.ts';

export function SiteFooter() {
  const { address, hours } = company;
  return (
    <footer className="on-ink border-t border-ink-line">
      <div className="page-width grid gap-12 py-16 md:grid-cols-12">
        <div className="md:col-span-5">
          <p className="font-display text-h3 text-paper">Fire carried into deep water.</p>
          <p className="mt-4 max-w-sm">
            AI classes, underwater robots, holograms and a creative studio, from San Diego.
          </p>
        </div>
        <nav aria-label="Footer" className="md:col-span-3">
          <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-1">
            {[...mainNavigation, { label: 'Explore all pages', href: '/explore' }].map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center hover:text-paper hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <address className="not-italic md:col-span-4">
          <p className="text-paper">{address.street}</p>
          <p>
            {address.city}, {address.region} {address.postalCode}
          </p>
          <p className="mt-4">
            {hours.days}, {hours.opens} to {hours.closes}
          </p>
          <p className="mt-4">
            <a href={`mailto:${company.email}`} className="link inline-flex min-h-11 items-center text-paper">
              {company.email}
            </a>
          </p>
        </address>
      </div>
      <div className="page-width flex items-center justify-between border-t border-ink-line py-4 text-sm">
        <p>
          © {new Date().getFullYear()} {company.brand}
        </p>
        <a href="/login" aria-label="Staff login" className="grid size-11 place-items-center no-print">
          <span className="size-1.5 rounded-full bg-ink-line" />
        </a>
      </div>
    </footer>
  );
}
