import type { ReactNode } from 'react';
import { NavigationProvider } from '#app/navigation/navigation-provider.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around every public page. */
export function SiteFrame({ children, notice }: { children: ReactNode; notice?: ReactNode }) {
  return (
    <NavigationProvider>
      <a href="#content" className="skip-link no-print button button-ember">
        Skip to the content
      </a>
      <PhoneMenu />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <div id="toasts" role="status" aria-live="polite" className="toasts no-print">
        {notice}
      </div>
    </NavigationProvider>
  );
}
