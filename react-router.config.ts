import type { Config } from '@react-router/dev/config';
import { leadToQr } from './app/content/company.ts';
import { finishBuild } from './build-tools/finish-build.ts';

export default {
  ssr: true,
  // Visitors' pages never run the client router, so its manifest is for the staff area alone.
  routeDiscovery: { mode: 'initial' },
  prerender: ({ getStaticPaths }) => getStaticPaths().filter(isPublicPage),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory, renderedOnRequest),
} satisfies Config;

const renderedOnRequest = ['/login', '/requests', '/reset-password', '/invitation', '/admin', ...leadToQr];

function isPublicPage(path: string): boolean {
  return !renderedOnRequest.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
