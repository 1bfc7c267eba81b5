import { useNavigation } from '#app/navigation/navigation-provider.tsx';
import { Brand, brandLook } from './brand.tsx';
import { MainLinks } from './main-links.tsx';
import { PhoneMenuOpener } from './phone-menu.tsx';

export function SiteHeader() {
  const { path, back } = useNavigation();
  return (
    <header id="top" className="site-header on-ink no-print">
      <div className="page-width flex min-h-20 items-center gap-2 sm:gap-4">
        <a href="/" className={brandLook}>
          <Brand />
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
          <MainLinks className="flex text-sm" size="min-h-11 px-3" />
        </nav>
        <PhoneMenuOpener />
      </div>
    </header>
  );
}
