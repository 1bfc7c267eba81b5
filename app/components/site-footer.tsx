import { company } from '#app/content/company.ts';
import { mainNavigation } from '#app/content/navigation.ts';
import { useNavigation } from '#app/navigation/navigation-provider.tsx';
import { ExternalLink } from './external-link.tsx';

const quietLink = 'inline-flex min-h-11 items-center hover:text-paper hover:underline';

/** Pages that say in their own words where and when we are found. */
const sayWhere = ['/about', '/contact'];

export function SiteFooter() {
  const { path } = useNavigation();
  return (
    <footer className="on-ink overflow-hidden border-t border-ink-line">
      <div className="page-width grid gap-x-10 gap-y-12 pt-16 lg:grid-cols-12 lg:pt-20">
        <address className="not-italic lg:col-span-4">
          <a href={`mailto:${company.email}`} className="link font-display text-h4 font-semibold text-paper">
            {company.email}
          </a>
          {sayWhere.includes(path) ? null : <WhereAndWhen />}
        </address>
        <nav aria-label="Footer" className="lg:col-span-5">
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {[...mainNavigation, { label: 'Partners', href: '/partner-with-us' }].map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={quietLink}>
                  {label}
                </a>
              </li>
            ))}
            <li className="max-sm:col-span-2">
              <a href="/explore" className={`${quietLink} text-paper`}>
                Explore all pages
              </a>
            </li>
          </ul>
        </nav>
        <ul className="no-print flex flex-wrap gap-x-6 lg:col-span-3 lg:justify-end">
          {company.social.map(({ name, href }) => (
            <li key={name}>
              <ExternalLink href={href} className={quietLink}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="page-width mt-10 flex items-center justify-between text-sm">
        <p>
          © {new Date().getFullYear()} {company.brand}
        </p>
        <a href="/login" aria-label="Staff login" className="no-print -mr-4 grid size-11 place-items-center">
          <span className="size-1.5 rounded-full bg-ink-line" />
        </a>
      </div>
      <div className="wordmark drawn no-print" data-text={company.brand} />
    </footer>
  );
}

function WhereAndWhen() {
  const { address, hours } = company;
  return (
    <>
      <p className="mt-5">
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
      </p>
      <p className="mt-2">
        {hours.days}, {hours.opens} to {hours.closes}
      </p>
    </>
  );
}
