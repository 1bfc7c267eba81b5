import { visitScriptUrl } from 'virtual:visit-script';
import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './components/error-page.tsx';
import { NotFoundPage } from './components/not-found-page.tsx';
import { SiteFrame } from './components/site-frame.tsx';
import { FirstFonts } from './document/first-fonts.tsx';
import { NonceContext } from './document/nonce.ts';
import type { PageHandle } from './document/page-handle.ts';
import { FormOutcomeContext } from './forms/view/outcome.ts';
import css from './styles/app.css?inline';
import displayFont from './styles/fonts/bricolage-grotesque.woff2?url';
import textFont from './styles/fonts/instrument-sans.woff2?url';

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  // Hot reload needs the client router, so in development it runs everywhere.
  const hydrates = import.meta.env.DEV || matches.some(({ handle }) => (handle as PageHandle)?.hydrates);
  const scriptless = matches.some(({ handle }) => (handle as PageHandle)?.scriptless);
  const { pathname } = useLocation();
  const answersPost = useContext(FormOutcomeContext) !== null;
  return (
    <html lang="en" data-page-path={answersPost ? pathname : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The first picture of a page is the whole page: painted by halves, what stands at an end would move. */}
        <link rel="expect" href="#toasts" blocking="render" />
        <Meta />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#08161b" />
        {/* A browser too old for our colors gets a page without styles, as `visit.ts` gives it none of our scripts. */}
        <style href="app" precedence="app" nonce={useContext(NonceContext)}>
          {`@supports (color:oklch(0 0 0)){${css}}`}
        </style>
        <Links />
        {/* Not async: it runs once the whole document is there, or it would miss the islands further down.
            Nothing that is seen first waits for it. */}
        {hydrates || scriptless ? null : <script type="module" src={visitScriptUrl} fetchPriority="low" />}
      </head>
      <body>
        {hydrates ? null : <FirstFonts />}
        {children}
        {hydrates ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <SiteFrame>{missing ? <NotFoundPage /> : <ErrorPage />}</SiteFrame>;
}
