import { company } from '#app/content/company.ts';
import { Brand, brandLook } from './brand.tsx';
import { MainLinks } from './main-links.tsx';

const opener = 'ml-auto inline-flex min-h-11 items-center gap-2.5 font-semibold text-paper lg:hidden';
const closer = '-mr-2 inline-flex min-h-11 items-center px-2 font-semibold text-paper';

/**
 * The menu of small screens. While it is open, the stylesheet hides all that follows it and the link before it,
 * so that Tab cannot go behind it. Browsers without popovers open it as an anchor; `hidden` is for those that get no
 * styles.
 */
export function PhoneMenu() {
  return (
    <nav id="menu" popover="auto" hidden aria-label="Menu" className="phone-menu on-ink">
      <div className="page-width flex min-h-20 items-center justify-between">
        <span className={brandLook}>
          <Brand />
        </span>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className={`with-popover ${closer}`}
        >
          Close
        </button>
        <a href="#top" className={`without-popover ${closer}`}>
          Close
        </a>
      </div>
      <MainLinks className="page-width font-display text-h2 font-semibold tracking-tight" size="min-h-16" />
      <p className="page-width flex flex-wrap gap-x-8 pt-8 pb-10">
        <a href="/explore" className="link inline-flex min-h-11 items-center text-paper">
          Explore all pages
        </a>
        <a href={`mailto:${company.email}`} className="link inline-flex min-h-11 items-center text-paper">
          {company.email}
        </a>
      </p>
    </nav>
  );
}

export function PhoneMenuOpener() {
  return (
    <>
      <button type="button" popoverTarget="menu" className={`with-popover ${opener}`}>
        <MenuSign />
      </button>
      <a href="#menu" className={`without-popover ${opener}`}>
        <MenuSign />
      </a>
    </>
  );
}

function MenuSign() {
  return (
    <>
      Menu
      <span aria-hidden="true" className="grid w-6 gap-1.5">
        <span className="h-0.5 bg-ember" />
        <span className="h-0.5 bg-paper" />
      </span>
    </>
  );
}
