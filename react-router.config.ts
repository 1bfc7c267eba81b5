import type { Config } from '@react-router/dev/config';
import { finishBuild } from './build-tools/finish-build.ts';
import { renderedOnRequest } from './build-tools/rendered-on-request.ts';

export default {
  ssr: true,
  // Visitors' pages never run the client router, so its manifest is for the staff area alone.
  routeDiscovery: { mode: 'initial' },
  prerender: ({ getStaticPaths }) => getStaticPaths().filter(isPublicPage),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;

function isPublicPage(path: string): boolean {
  return !renderedOnRequest.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
