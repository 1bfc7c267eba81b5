import { company } from '#app/content/company.ts';
import { mainNavigation } from '#app/content/navigation.ts';
import { useNavigation } from '#app/navigation/navigation-provider.tsx';
import { Mark } from './mark.tsx';

export function SiteHeader() {
  const { path, back } = useNavigation();
  const linksOf = (size: string) =>
    mainNavigation.map(({ label, href }) => (
      <li key={href}>
        <a
          href={href}
          aria-current={href === path ? 'page' : undefined}
          className={`inline-flex items-center text-mist hover:text-paper aria-[current=page]:text-amber ${size}`}
        >
          {label}
        </a>
      </li>
    ));
  return (
    <header className="site-header on-ink no-print">
      <div className="page-width flex min-h-20 items-center gap-2 sm:gap-4">
        <a
          href="/"
          className="flex min-h-11 items-center gap-2 font-display text-lg font-semibold text-paper sm:text-h4"
        >
          <Mark className="size-7 sm:size-8" />
          {company.brand}
        </a>
        {path === '/' ? null : (
          <a
            href={back.header.href}
            // Two links to one place are one too many.
            hidden={back.header.href === back.page?.href}
            data-back="header"
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 border-l border-ink-line pl-3 text-sm sm:ml-2 sm:pl-5 text-mist hover:text-paper"
          >
            <span aria-hidden="true">←</span>
            <span data-back-label className="sr-only sm:not-sr-only">
              Back
            </span>
          </a>
        )}
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex text-sm">{linksOf('min-h-11 px-3')}</ul>
        </nav>
        <button
          type="button"
          popoverTarget="menu"
          className="ml-auto inline-flex min-h-11 items-center gap-2.5 font-semibold text-paper lg:hidden"
        >
          Menu
          <span aria-hidden="true" className="grid w-6 gap-1.5">
            <span className="h-0.5 bg-ember" />
            <span className="h-0.5 bg-paper" />
          </span>
        </button>
      </div>
      <nav id="menu" popover="auto" aria-label="Menu" className="phone-menu on-ink">
        <div className="page-width flex min-h-20 items-center justify-between">
          <span className="flex items-center gap-2 font-display text-lg font-semibold text-paper sm:text-h4">
            <Mark className="size-7 sm:size-8" />
            {company.brand}
          </span>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="min-h-11 px-2 -mr-2 font-semibold text-paper"
          >
            Close
          </button>
        </div>
        <ul className="page-width font-display text-h2 font-semibold tracking-tight">
          {linksOf('min-h-16')}
        </ul>
        <p className="page-width flex flex-wrap gap-x-8 pt-8 pb-10">
          <a href="/explore" className="link inline-flex min-h-11 items-center text-paper">
            Explore all pages
          </a>
          <a href={`mailto:${company.email}`} className="link inline-flex min-h-11 items-center text-paper">
            {company.email}
          </a>
        </p>
      </nav>
    </header>
  );
}
